import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { ReservationEvent } from '@foyer/contracts/identity';

import type { PortalWrite } from './create-portal.js';
import type { PortalState } from './portal.js';
import { eventsOfChange, type PortalChange } from './portal-change.js';
import { showsKnownFiles } from './portal-files.js';
import { releaseShortlink, reserveShortlink, type ShortlinkState } from './shortlink.js';

export interface ChangePortalWrite extends PortalWrite {
  /** The reservation of the short link that is released. */
  readonly freedShortlink: readonly ReservationEvent[];
}

export interface ChangePortalStates {
  readonly portal: PortalState;
  /** Present where the short link changes. */
  readonly shortlink?: { readonly next: ShortlinkState; readonly current: ShortlinkState };
}

/** Changes a portal in one write; each group of settings that really changes is one event. */
export function changePortal(
  { portal, shortlink }: ChangePortalStates,
  change: PortalChange,
): Decision<ChangePortalWrite> {
  if (portal.status === 'unknown' || portal.status === 'deleted') {
    return rejected('PORTAL_NOT_FOUND');
  }
  if (!showsKnownFiles(portal, change.settings ?? {})) return rejected('PORTAL_FILE_NOT_FOUND');
  const reserved = shortlink ? reserveShortlink(shortlink.next, portal.id) : [];
  if (reserved === 'taken') return rejected('SHORTLINK_TAKEN');
  return accepted({
    portal: eventsOfChange(portal, change),
    shortlink: reserved,
    freedShortlink: shortlink ? releaseShortlink(shortlink.current, portal.id) : [],
  });
}

/** Deletes a closed portal and gives its short link back. Deleting it again changes nothing. */
export function deletePortal({
  portal,
  shortlink,
}: {
  readonly portal: PortalState;
  readonly shortlink: ShortlinkState;
}): Decision<PortalWrite> {
  if (portal.status === 'unknown') return rejected('PORTAL_NOT_FOUND');
  if (portal.status === 'open') return rejected('PORTAL_STILL_ACTIVE');
  if (portal.status === 'deleted') return accepted({ portal: [], shortlink: [] });
  return accepted({
    portal: [{ type: 'PortalDeleted', data: { portalId: portal.id } }],
    shortlink: releaseShortlink(shortlink, portal.id),
  });
}
