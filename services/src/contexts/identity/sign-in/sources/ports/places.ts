import { fullPath } from '@foyer/contracts/schema';
import { ssoRoutes } from '@foyer/contracts/identity';

import type { PublicAddress } from '../../../../../platform/operations/start/index.js';

/** Where providers send people back to, by the address that people type in. */
export function placesOf({ origin }: Pick<PublicAddress, 'origin'>) {
  const at = (route: { readonly path: string }) => origin + fullPath(route);
  return {
    redirectUri: at(ssoRoutes.oidcCallback),
    callbackUrl: at(ssoRoutes.samlCallback),
    entityId: at(ssoRoutes.samlMetadata),
  };
}
