import { makeClient } from '@foyer/contracts/client';
import { BASE_PATH, identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { v7 as newId } from 'uuid';
import type { ServerProcess } from '../../server-process.js';

const PASSWORD = 'Bench-2026!x';

/**
 * Makes a portal on a server that is new. Returns the address of the page that its visitors open.
 */
export async function openGuestPage({ origin, signInToken }: ServerProcess): Promise<string> {
  const { token } = await makeClient({ origin }).call(identityRoutes.redeemSignInLink, {
    body: { token: signInToken ?? '', password: PASSWORD },
  });
  const client = makeClient({ origin, token: () => token });
  const id = newId();
  await client.call(portalRoutes.createPortal, { body: { _id: id, name: 'Reception' } });
  await client.call(portalRoutes.activatePortals, { body: { ids: [id] } });
  return `${origin}${BASE_PATH}/web-client-v2/queue/${id}`;
}
