import { Id } from '@foyer/contracts/schema';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

/**
 * Finds the portal of a link, that carries its id or its short link: no short link has the shape of
 * an id. A short link that a portal had before leads to it until another portal takes it: it is
 * printed on posters, and stands in mails and on websites.
 */
export async function portalOfLink(store: ReadStore, idOrShortlink: string) {
  return (await presentPortal(store, idOrShortlink)) ?? formerPortal(store, idOrShortlink);
}

/** The portal whose id or short link it is now. */
export function presentPortal(
  store: ReadStore,
  idOrShortlink: string,
): Promise<PortalDocument | null> {
  const isId = Id.safeParse(idOrShortlink).success;
  return portals(store).findOne(
    isId ? { _id: idOrShortlink } : { shortlink: idOrShortlink.toLowerCase() },
  );
}

/** The portal that had a short link before. */
export const formerPortal = (store: ReadStore, shortlink: string) =>
  portals(store).findOne({ formerShortlinks: shortlink.toLowerCase() });

const portals = (store: ReadStore) => store.collection<PortalDocument>('portals');
