import { fullPath } from '@foyer/contracts/schema';
import { ssoRoutes } from '@foyer/contracts/identity';

import type { PublicAddress } from '#platform/operations/start';

/** Returns the addresses to which providers send people back, based on the public address. */
export function placesOf({ origin }: Pick<PublicAddress, 'origin'>) {
  const at = (route: { readonly path: string }) => origin + fullPath(route);
  return {
    redirectUri: at(ssoRoutes.oidcCallback),
    callbackUrl: at(ssoRoutes.samlCallback),
    entityId: at(ssoRoutes.samlMetadata),
  };
}
