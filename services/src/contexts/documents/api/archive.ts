import { PassThrough, Readable } from 'node:stream';
import type { UploadedDocument } from '@foyer/projections/documents';
import { ZipFile } from 'yazl';

import { savedName } from '../queries.js';

/**
 * Documents in one archive, each read when its turn comes, so that only one at a time is in memory.
 * The stream fails where one of them cannot be read: what arrives is no archive then, rather than
 * one with a gap.
 */
export function archiveOf(
  documents: readonly UploadedDocument[],
  read: (document: UploadedDocument) => Promise<Uint8Array>,
): Readable {
  const archive = new ZipFile();
  const out = new PassThrough();
  archive.on('error', (error) => out.destroy(error as Error));
  const names = differentNames(documents.map(savedName));
  for (const [at, document] of documents.entries()) {
    const mtime = new Date(document.uploadedAt);
    archive.addReadStreamLazy(names[at] ?? document._id, { mtime }, (take) => {
      read(document).then(
        (content) => take(null, Readable.from([Buffer.from(content)])),
        (error: unknown) => out.destroy(error instanceof Error ? error : new Error('Not read')),
      );
    });
  }
  archive.end();
  archive.outputStream.pipe(out);
  return out;
}

/** Names that are safe in any folder, and of which none stands twice. */
export function differentNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
    const dot = safe.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let free = safe;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
      free = `${stem} (${number})${ending}`;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}
