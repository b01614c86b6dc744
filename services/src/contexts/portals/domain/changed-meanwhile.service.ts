import { DEFAULT_SETTINGS } from '@foyer/contracts/portals';

import { Rejected } from '#platform/cqrs';
import { longestWaitMissing } from './longest-wait-missing.js';
import type { PortalChange } from './portal-change.js';
import type { KnownPortal, PortalState } from './portal.js';

/** @throws Rejected PORTAL_NOT_FOUND */
export function known(portal: PortalState): KnownPortal {
  if (portal.status === 'unknown' || portal.status === 'deleted') {
    throw new Rejected('PORTAL_NOT_FOUND');
  }
  return portal;
}

/**
 * The portal, to a change by a person who has seen one of its revisions.
 * @throws Rejected PORTAL_CHANGED_MEANWHILE for a revision that is still to come.
 */
export function seenPortal(portal: PortalState, revision: number | undefined): KnownPortal {
  const now = known(portal);
  if (revision === undefined || revision <= now.revision) return now;
  throw new Rejected('PORTAL_CHANGED_MEANWHILE');
}

/** @throws Rejected PORTAL_CHANGED_MEANWHILE, naming the parts that others have changed. */
export function refuseToReplace(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const fields = Object.fromEntries(paths.map((path) => [path, 'CHANGED_MEANWHILE']));
  throw new Rejected('PORTAL_CHANGED_MEANWHILE', {}, fields);
}

/** @throws Rejected LONGEST_WAIT_INCOMPLETE, naming the field that is missing. */
export function refuseIncomplete(
  portal: { readonly id: string; readonly settings?: KnownPortal['settings'] },
  { settings }: PortalChange,
): void {
  const { longestWait } = portal.settings ?? DEFAULT_SETTINGS;
  const missing = longestWaitMissing({ id: portal.id, longestWait }, settings?.longestWait);
  if (missing) throw new Rejected('LONGEST_WAIT_INCOMPLETE', {}, { [missing]: 'BLANK' });
}
