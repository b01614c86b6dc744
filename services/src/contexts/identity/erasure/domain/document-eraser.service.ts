import { whyDocumentStays } from '@foyer/contracts/documents';
import type { ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import type { Files } from '#platform/stores/files';
import type { PersonEraser } from '../ports/person-eraser.js';

/** Removes the files of all documents that a person uploaded, but for those that are signed. */
export function documentEraser(store: ReadStore, files: Files): PersonEraser {
  const documents = store.collection<UploadedDocument>('documents');
  const stays = ({ isSigned, signedOn }: UploadedDocument) =>
    whyDocumentStays({ isSigned, isBeingSigned: signedOn !== null }, 'forgotten') !== undefined;
  return {
    what: 'documents',
    async erase({ personId }) {
      let count = 0;
      for (const one of await documents.find({ uploadedBy: personId })) {
        const kind = one.place.kind === 'session' ? 'session-document' : 'call-document';
        if (!stays(one) && (await files.remove({ kind, id: one._id }))) count += 1;
      }
      return count;
    },
    async kept({ personId }) {
      const [uploaded, signed] = await Promise.all([
        documents.find({ uploadedBy: personId }),
        documents.find({ signerIds: personId }),
      ]);
      const ids = new Set([...uploaded, ...signed].filter(stays).map(({ _id }) => _id));
      return ids.size === 0 ? [] : [{ what: 'documents', why: 'signed', count: ids.size }];
    },
  };
}
