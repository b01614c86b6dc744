import '../testing/english.js';

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import type { Profile } from '@foyer/contracts/identity';
import { MemoryRouter } from 'react-router';

import { company } from '../state/company.js';
import { Rail } from './Rail.js';

const PROFILE = {
  role: 'auditor',
  displayName: 'Anna Berger',
  avatarDocumentId: null,
} as Profile;
const before = company.get();
afterEach(() => {
  cleanup();
  company.set(before);
});

it('leads to payments only while their module is on', () => {
  render(
    <MemoryRouter>
      <Rail profile={PROFILE} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: 'Payments' })).not.toBeNull();
  act(() => company.set({ ...before, modules: { paymentTerminalModuleActive: false } }));
  expect(screen.queryByRole('link', { name: 'Payments' })).toBeNull();
});
