import type { PortalInFull } from '@foyer/contracts/portals';

/** A portal as the console reads it. */
export type EditedPortal = PortalInFull & { readonly id: string };
