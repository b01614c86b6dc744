import { Id } from '@foyer/contracts/schema';
import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

/**
 * Finds the portal of a link, that carries its id or its short link: no short link has the shape of
 * an id. A short link that a portal had before leads to it until another portal takes it: it is
 * printed on posters, and stands in mails and on websites.
 * @param only `present` to leave out former short links
 */
export async function portalOfLink(
  store: ReadStore,
  idOrShortlink: string,
  only?: 'present',
): Promise<PortalDocument | null> {
  const portals = store.collection<PortalDocument>('portals');
  if (Id.safeParse(idOrShortlink).success) return portals.findOne({ _id: idOrShortlink });
  const shortlink = idOrShortlink.toLowerCase();
  const present = await portals.findOne({ shortlink });
  if (present || only === 'present') return present;
  return portals.findOne({ formerShortlinks: shortlink });
}
