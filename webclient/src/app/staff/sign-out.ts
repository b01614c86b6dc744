import { identityRoutes } from '@foyer/contracts/identity';

import { session } from '../../session/session.js';
import { api } from '../api.js';
import { debug } from '../debug.js';

/** Signs out here, and tells the server so that the token is good for nobody. */
export async function signOut(): Promise<void> {
  await api.call(identityRoutes.logout, {}).catch((error: unknown) => debug('session', error));
  session.end('signed-out');
}
