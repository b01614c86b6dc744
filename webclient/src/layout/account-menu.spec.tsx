import '../testing/browser-parts.js';
import '../testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import type { Preference, Profile } from '@foyer/contracts/identity';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { chooseLanguage } from '../i18n/i18n.js';
import { StaffProvider, type Staff } from '../app/staff/staff-context.js';
import { answering } from '../testing/answering.js';
import { AccountMenu } from './AccountMenu.js';

const preference = { language: 'en', theme: 'dark', ringVolume: 0.5, notifications: true };
let kept: Preference[] = [];
const changePreference = (one: Preference) => void kept.push(one);

const open = async () => {
  const profile = { displayName: 'Anna Berger', avatarDocumentId: null };
  render(
    <StaffProvider value={{ preference, changePreference } as unknown as Staff}>
      <MemoryRouter>
        <AccountMenu profile={profile as Profile} />
      </MemoryRouter>
    </StaffProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Account of Anna Berger/ }));
};

describe('the menu of the account', () => {
  afterEach(async () => {
    cleanup();
    await chooseLanguage('en');
    kept = [];
  });

  it('keeps the language that is chosen for the mails of the account too', async () => {
    const saved = { ...preference, language: 'de', revision: 1 };
    const asked = answering(200, saved);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(kept).toEqual([saved]));
    expect(asked.map(({ body }) => body)).toEqual([{ language: 'de' }]);
  });

  it('leads to the settings', async () => {
    await open();
    const settings = screen.getByRole('menuitem', { name: 'Account settings' });
    expect(settings.getAttribute('href')).toBe('/account');
  });
});
