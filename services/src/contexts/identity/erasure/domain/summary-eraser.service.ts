import type { ReadStore } from '@foyer/projections';
import type { TranscriptDocument } from '@foyer/projections/smart-meet';

import type { Files } from '#platform/stores/files';
import type { PersonEraser } from '../ports/person-eraser.js';

/** Removes the files of all summaries of a person's calls: each may mention any participant. */
export function summaryEraser(store: ReadStore, files: Files): PersonEraser {
  return {
    what: 'summaries',
    async erase({ personId }) {
      const transcripts = store.collection<TranscriptDocument>('transcripts');
      let count = 0;
      for (const { requestIds } of await transcripts.find({ joinerIds: personId })) {
        for (const id of requestIds) {
          if (await files.remove({ kind: 'smart-meet', id })) count += 1;
        }
      }
      return count;
    },
  };
}
