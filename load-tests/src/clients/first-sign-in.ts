import { makeClient } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import type { ServerProcess } from '../server-process.js';

/**
 * Signs in as the administrator that a server on an empty folder has made. Returns the token.
 */
export async function firstSignIn(server: ServerProcess, password: string): Promise<string> {
  const { origin, signInToken = '' } = server;
  const body = { token: signInToken, password };
  const { token } = await makeClient({ origin }).call(identityRoutes.redeemSignInLink, { body });
  return token;
}
