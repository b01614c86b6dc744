import type { ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import type { Files } from '../../../../platform/stores/files/index.js';
import type { PersonEraser } from '../ports/person-eraser.js';

/** Removes the files of all documents that somebody ever uploaded. */
export function documentEraser(store: ReadStore, files: Files): PersonEraser {
  return {
    what: 'documents',
    async erase({ personId }) {
      const documents = store.collection<UploadedDocument>('documents');
      let count = 0;
      for (const { _id: id, place } of await documents.find({ uploadedBy: personId })) {
        const kind = place.kind === 'session' ? 'session-document' : 'call-document';
        if (await files.remove({ kind, id })) count += 1;
      }
      return count;
    },
  };
}
