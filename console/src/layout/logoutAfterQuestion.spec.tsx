import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type AuthProvider } from 'react-admin';

import { LogoutAfterQuestion } from './LogoutAfterQuestion.js';

afterEach(cleanup);

/** Opens the choice for a member who is in a call, or not, and presses it. */
const press = (inCall: boolean) => {
  let signedOut = 0;
  globalThis.fetch = (async () => ({
    ...{ status: 200, ok: true, headers: { get: () => null } },
    json: async () => ({ inCall }),
  })) as unknown as typeof fetch;
  const authProvider = {
    logout: async () => {
      signedOut += 1;
      // The page stays where it is: a redirect is not what is tried here.
      return false as const;
    },
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    login: async () => undefined,
    getPermissions: async () => undefined,
  } satisfies AuthProvider;
  render(
    <AdminContext authProvider={authProvider}>
      <LogoutAfterQuestion />
    </AdminContext>,
  );
  fireEvent.click(screen.getByRole('menuitem'));
  return () => signedOut;
};

test('a member in a call is asked once before signing out', async () => {
  const signedOut = press(true);
  await screen.findByRole('dialog');
  expect(signedOut()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: /inCall\.go/ }));
  await waitFor(() => expect(signedOut()).toBe(1));
});

test('a member without a call signs out at once', async () => {
  const signedOut = press(false);
  await waitFor(() => expect(signedOut()).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
