import { identityRoutes } from '@foyer/contracts/identity';

import { session } from '#session/session.js';
import { readClaims } from '#session/token.js';
import { publicApi } from '../api.js';
import { debug } from '../../debug.js';

/**
 * Begins the session of a person who has signed in. The person signed in before in this browser is
 * signed out: the others in that person's call would wait for a page that cannot come back.
 */
export function beginSession(token: string): void {
  const former = session.token();
  session.begin(token);
  if (former === null || readClaims(former)?.sub === readClaims(token)?.sub) return;
  publicApi
    .call(identityRoutes.logout, { token: former })
    .catch((error: unknown) => debug('session', error));
}
