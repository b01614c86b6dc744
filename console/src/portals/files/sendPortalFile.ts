import { portalFileRoutes, type PortalFile } from '@foyer/contracts/portals';

import { sendFiles } from '../../providers/sendFiles.js';

export type FilePurpose = 'content' | 'logo' | 'favicon' | 'document';

/**
 * Keeps a file for a portal.
 * @throws ApiError when it was refused or never arrived.
 */
export async function sendPortalFile(
  portalId: string,
  file: File,
  purpose: FilePurpose,
): Promise<PortalFile> {
  const fields = { name: file.name, purpose, file };
  const kept = await sendFiles(portalFileRoutes.addPortalFile, { id: portalId }, fields);
  return kept as PortalFile;
}
