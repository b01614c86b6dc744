import type { ReadStore } from '@foyer/projections';
import type { DeviceDocument } from '@foyer/projections/devices';
import type { PortalDocument } from '@foyer/projections/portals';

type NamesOf = (store: ReadStore, portalId: string) => Promise<readonly string[]>;

/**
 * The settings that name another portal, and would lead nowhere without it. Each gives the names of
 * the things that are set so.
 */
export const PORTAL_REFERENCES = {
  /** Visitors who have waited too long go there. */
  'portal: longestWait.otherPortalId': async (store, portalId) => {
    const all = await store.collection<PortalDocument>('portals').find({});
    return all
      .filter(({ longestWait }) => {
        const { minutes, afterwards, otherPortalId } = longestWait;
        return minutes > 0 && afterwards === 'otherPortal' && otherPortalId === portalId;
      })
      .map(({ name }) => name);
  },
  /** A kiosk calls there. */
  'device: portalId': async (store, queueId) => {
    const placed = await store.collection<DeviceDocument>('devices').find({ queueId });
    return placed.map(({ name }) => name);
  },
} as const satisfies Readonly<Record<string, NamesOf>>;

/** Returns the names of all that would lead nowhere without a portal. */
export async function namesLeadingTo(store: ReadStore, portalId: string): Promise<string[]> {
  const found = Object.values(PORTAL_REFERENCES).map((namesOf) => namesOf(store, portalId));
  return (await Promise.all(found)).flat();
}
