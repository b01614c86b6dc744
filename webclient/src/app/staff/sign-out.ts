import { identityRoutes } from '@foyer/contracts/identity';

import { session } from '#session/session.js';
import { api } from '../api.js';
import { debug } from '../../debug.js';

/**
 * Signs out here, and tells the server so that the token becomes invalid. This page comes first:
 * the server closes the connections before it answers, and a page that still considers itself
 * signed in would say that its session was ended.
 */
export async function signOut(): Promise<void> {
  const token = session.token();
  session.end('signed-out');
  await api
    .call(identityRoutes.logout, { token })
    .catch((error: unknown) => debug('session', error));
}
