import type { ReadStore } from '@foyer/projections';
import type { RecordingDocument } from '@foyer/projections/recordings';

import { newestFirst, type KnownFile } from '#platform/stores/files';

/** The files of recordings that can be played. */
export async function* recordingFiles(store: ReadStore): AsyncIterable<KnownFile> {
  for await (const one of newestFirst<RecordingDocument>(store, 'recordings')) {
    const { _id: id, size, hash } = one;
    const isThere = one.status === 'ready' && size !== null;
    if (isThere) yield { place: { kind: 'recording', id }, size, hash };
  }
}
