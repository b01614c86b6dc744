import { makeClient, tokenOf } from '@foyer/contracts/client';
import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';

/** The password with which an administrator makes a member; good for choosing another one only. */
export const FIRST_PASSWORD = 'Handed-Over-2026!';

/** Signs a member in for the first time, and chooses a password. @returns the token of the member */
export async function choosePassword(
  origin: string,
  userName: string,
  newPassword: string,
): Promise<string> {
  const anyone = makeClient({ origin });
  const signedIn = await anyone.call(identityRoutes.login, {
    body: { username: userName, password: FIRST_PASSWORD },
  });
  const token = tokenOf(signedIn);
  await anyone.call(accountRoutes.changePassword, {
    body: { oldPassword: FIRST_PASSWORD, newPassword },
    token,
  });
  return token;
}
