import type { UploadedDocument } from '@foyer/projections/documents';

import { defineQuery, Rejected } from '#platform/cqrs';
import { Files, readWhole } from '#platform/stores/files';
import { fileOf } from '../domain/file-of.service.js';

/** The file of a document. @throws Rejected DOCUMENT_NOT_FOUND or FILE_DAMAGED */
export const ReadDocument = defineQuery({
  name: 'ReadDocument',
  needs: { files: Files },
  answer: async (
    { _id, place, hash }: UploadedDocument,
    { needs: { files } },
  ): Promise<Uint8Array> => {
    const content = await readWhole(files, fileOf(_id, place), hash);
    // A deleted document is not searched for any more, so a missing file was lost.
    if (!content) throw new Rejected('FILE_DAMAGED');
    return content;
  },
});
