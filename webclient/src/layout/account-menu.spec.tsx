import '../testing/english.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import type { Profile } from '@foyer/contracts/identity';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { AccountMenu } from './AccountMenu.js';

const open = async (mustChangePassword: boolean) => {
  const profile = { displayName: 'Anna Berger', avatarDocumentId: null, mustChangePassword };
  render(
    <MemoryRouter>
      <AccountMenu profile={profile as Profile} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Account of Anna Berger/ }));
};

describe('the menu of the own account', () => {
  afterEach(cleanup);

  it('leads to the settings', async () => {
    await open(false);
    const settings = screen.getByRole('menuitem', { name: 'Account settings' });
    expect(settings.getAttribute('href')).toBe('/account');
    expect(screen.queryByText(/Someone else chose your password/)).toBeNull();
  });

  it('advises whoever has a password that somebody else chose', async () => {
    await open(true);
    expect(screen.getByRole('button', { name: /the password should be changed$/ })).toBeTruthy();
    const way = screen.getByRole('menuitem', { name: 'Change password' });
    expect(way.getAttribute('href')).toBe('/account/security');
  });
});
