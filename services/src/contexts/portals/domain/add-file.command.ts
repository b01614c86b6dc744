import { NewId } from '#platform/clock';
import { accepted } from '@foyer/contracts/decision';
import type { PortalFile } from '@foyer/contracts/portals';

import { defineCommand, Rejected, stepOf, stream } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { addFile } from './add-file.js';
import { readPortalFile, type FilePurpose } from './read-portal-file.service.js';
import { Portal } from '../streams.js';

export interface NewPortalFile {
  readonly portalId: string;
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly file: Uint8Array;
}

/** Keep a file that a portal can show, or have among its documents. */
export const AddPortalFile = defineCommand({
  name: 'AddPortalFile',
  needs: { files: Files, newId: NewId },
  handle: async (
    { portalId, name, purpose, file }: NewPortalFile,
    { context, needs: { files, newId }, run, stateOf },
  ) => {
    const before = await stateOf(stream(Portal, portalId));
    if (before.status === 'unknown') throw new Rejected('PORTAL_NOT_FOUND');
    const { content, ...read } = await readPortalFile(file, purpose);
    const documentId = newId.next();
    const place = { kind: 'portal-file', id: documentId } as const;
    await files.put(place, content);
    const added: PortalFile = { documentId, name, ...read };
    return run({
      // Each upload is a file of its own, also one that is a repeat.
      context: stepOf(context, documentId),
      streams: { portal: stream(Portal, portalId) },
      decide: ({ portal }) => {
        const decision = addFile(portal, added);
        return decision.type === 'rejected'
          ? decision
          : accepted({ portal: decision.events }, added);
      },
    }).catch(async (error: unknown) => {
      // After any other fault the event may be written all the same.
      if (error instanceof Rejected) await files.remove(place);
      throw error;
    });
  },
});
