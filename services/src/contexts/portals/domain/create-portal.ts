import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { ReservationEvent } from '@foyer/contracts/identity';
import type { PortalEvent } from '@foyer/contracts/portals';

import { evolvePortal, initialPortal, type PortalState } from './portal.js';
import { eventsOfChange, type PortalChange } from './portal-change.js';
import { showsKnownFiles } from './portal-files.js';
import { reserveShortlink, type ShortlinkState } from './shortlink.js';

export interface CreatePortal {
  readonly portalId: string;
  readonly name: string;
  readonly shortlink: string;
  readonly timeZone: string;
  /** True if the short link was made from the name, so that a repeat can have another one. */
  readonly generatedShortlink: boolean;
  /** The further settings of the same write. */
  readonly change: PortalChange;
}

export interface PortalWrite {
  readonly portal: readonly PortalEvent[];
  /** The reservation of the short link that is taken. */
  readonly shortlink: readonly ReservationEvent[];
}

/** Makes a portal, closed by default. Making the same portal again changes nothing. */
export function createPortal(
  states: { readonly portal: PortalState; readonly shortlink: ShortlinkState },
  command: CreatePortal,
): Decision<PortalWrite> {
  const { portalId, name, shortlink, timeZone, change } = command;
  if (states.portal.status !== 'unknown') {
    return isRepeat(states.portal, command)
      ? accepted({ portal: [], shortlink: [] })
      : rejected('ID_ALREADY_USED');
  }
  const reserved = reserveShortlink(states.shortlink, portalId);
  if (reserved === 'taken') return rejected('SHORTLINK_TAKEN');
  const created: PortalEvent = {
    type: 'PortalCreated',
    data: { portalId, name, shortlink, timeZone },
  };
  const portal = evolvePortal(initialPortal, created);
  if (portal.status === 'unknown') return rejected('PORTAL_NOT_FOUND');
  if (!showsKnownFiles(portal, change.settings ?? {})) return rejected('PORTAL_FILE_NOT_FOUND');
  const more = eventsOfChange(portal, change);
  return accepted({ portal: [created, ...more], shortlink: reserved });
}

function isRepeat(
  portal: Exclude<PortalState, { status: 'unknown' }>,
  { name, shortlink, generatedShortlink }: CreatePortal,
): boolean {
  return (
    portal.status !== 'deleted' &&
    portal.name === name &&
    (generatedShortlink || portal.shortlink === shortlink)
  );
}
