import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { PORTAL_FILES_MAX, type PortalEvent } from '@foyer/contracts/portals';

import type { PortalState } from './portal.js';

type FileAdded = Extract<PortalEvent, { type: 'PortalFileAdded' }>['data'];

/** Keeps a file for a portal; the same again changes nothing. */
export function addFile(
  portal: PortalState,
  file: Omit<FileAdded, 'portalId'>,
): Decision<readonly PortalEvent[]> {
  if (portal.status === 'unknown' || portal.status === 'deleted') {
    return rejected('PORTAL_NOT_FOUND');
  }
  if (portal.files.has(file.documentId)) return accepted([]);
  if (portal.files.size >= PORTAL_FILES_MAX) return rejected('PORTAL_FILES_FULL');
  return accepted([{ type: 'PortalFileAdded', data: { portalId: portal.id, ...file } }]);
}
