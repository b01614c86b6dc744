import { Rejected } from '../../../platform/eventing/commands/index.js';
import type { KnownPortal, PortalState } from '../domain/portal.js';

/** @throws Rejected PORTAL_NOT_FOUND */
export function known(portal: PortalState): KnownPortal {
  if (portal.status === 'unknown' || portal.status === 'deleted') {
    throw new Rejected('PORTAL_NOT_FOUND');
  }
  return portal;
}

/** @throws Rejected PORTAL_CHANGED_MEANWHILE, naming the parts that others have changed. */
export function refuseToReplace(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const fields = Object.fromEntries(paths.map((path) => [path, 'CHANGED_MEANWHILE']));
  throw new Rejected('PORTAL_CHANGED_MEANWHILE', {}, fields);
}
