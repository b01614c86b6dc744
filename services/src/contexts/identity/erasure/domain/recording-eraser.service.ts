import type { ReadStore } from '@foyer/projections';
import type { RecordingDocument } from '@foyer/projections/recordings';

import type { Files } from '#platform/stores/files';
import type { PersonEraser } from '../ports/person-eraser.js';

/** Removes the files of all recordings of a person: a voice cannot be taken out of a recording. */
export function recordingEraser(store: ReadStore, files: Files): PersonEraser {
  return {
    what: 'recordings',
    async erase({ personId }) {
      const recordings = store.collection<RecordingDocument>('recordings');
      let count = 0;
      for (const { _id: id } of await recordings.find({ recordedIds: personId })) {
        if (await files.remove({ kind: 'recording', id })) count += 1;
      }
      return count;
    },
  };
}
