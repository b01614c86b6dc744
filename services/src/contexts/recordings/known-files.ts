import type { ReadStore } from '@foyer/projections';
import type { RecordingDocument } from '@foyer/projections/recordings';

import { newestFirst, type KnownFile } from '#platform/stores/files';

/** The files of recordings that can be played. */
export async function* recordingFiles(store: ReadStore): AsyncIterable<KnownFile> {
  for await (const one of newestFirst<RecordingDocument>(store, 'recordings')) {
    const isThere = one.status === 'ready' && one.size !== null;
    if (isThere) yield { place: { kind: 'recording', id: one._id }, size: one.size };
  }
}
