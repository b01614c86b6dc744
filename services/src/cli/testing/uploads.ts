import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { v7 as newId } from 'uuid';

import { FolderFiles } from '#platform/stores/files/folder-files.js';
import type { DataFolder } from './data-folder.js';

/** Uploads a document as the server does: its file, the key of a new person, the event. */
export async function upload(folder: DataFolder): Promise<string> {
  const [documentId, uploadedBy] = [newId(), newId()];
  const content = Buffer.from(randomUUID());
  const files = new FolderFiles(folder.file('files'));
  await files.put({ kind: 'call-document', id: documentId }, content);
  const hash = createHash('sha256').update(content).digest('base64url');
  const about = { name: 'contract.pdf', mediaType: 'application/pdf', size: content.length, hash };
  await folder.happen({
    stream: `document-${documentId}`,
    type: 'DocumentUploaded',
    data: { documentId, place: { kind: 'call', id: newId() }, ...about, uploadedBy },
    actor: { type: 'member', id: uploadedBy },
    at: new Date().toISOString(),
  });
  return documentId;
}

/** Uploads documents without a pause until the work is done; gives how many there were. */
export async function uploadsDuring(folder: DataFolder, work: Promise<unknown>): Promise<number> {
  let uploads = 0;
  const ended = work.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([ended, nextTurn(false)]))) {
    await upload(folder);
    uploads += 1;
  }
  return uploads;
}
