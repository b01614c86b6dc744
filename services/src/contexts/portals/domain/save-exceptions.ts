import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { PortalEvent, PortalException, SavedPortalException } from '@foyer/contracts/portals';
import { isSameValue } from '@foyer/contracts/schema';

import { thenFollowHours } from './opening.js';
import type { PortalState } from './portal.js';

export interface SaveExceptions {
  readonly exceptions: readonly PortalException[];
  /** The member who saves them. */
  readonly creatorId: string;
}

/**
 * Sets the exceptions of a portal: exactly these from now on. One that stays as it was keeps who
 * saved it.
 */
export function saveExceptions(
  portal: PortalState,
  { exceptions, creatorId }: SaveExceptions,
  now: Date,
): Decision<readonly PortalEvent[]> {
  if (portal.status === 'unknown' || portal.status === 'deleted') {
    return rejected('PORTAL_NOT_FOUND');
  }
  const portalId = portal.id;
  const wanted = new Set(exceptions.map(({ _id }) => _id));
  const removed = [...portal.exceptions.keys()]
    .filter((exceptionId) => !wanted.has(exceptionId))
    .map((exceptionId) => ({
      type: 'PortalExceptionRemoved' as const,
      data: { portalId, exceptionId },
    }));
  const set = exceptions
    .filter((exception) => !isSaved(portal.exceptions.get(exception._id), exception))
    .map(({ _id: exceptionId, ...exception }) => ({
      type: 'PortalExceptionSet' as const,
      data: { portalId, exceptionId, creatorId, ...exception },
    }));
  return accepted(thenFollowHours(portal, [...removed, ...set], now));
}

/** True if an exception stays as it was saved. */
export function isSaved(
  saved: SavedPortalException | undefined,
  exception: PortalException,
): boolean {
  if (!saved) return false;
  const { creator: _, ...before } = saved;
  return isSameValue(before, exception);
}
