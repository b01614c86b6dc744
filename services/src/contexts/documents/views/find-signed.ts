import { trusted, type ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

/** The number of documents that go at one look. */
const MOST = 500;

/** Signed documents that were signed before a moment and are there, the oldest first. */
export const FindSignedBefore = defineQuery({
  name: 'FindSignedBefore',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: (before: string, { needs }): Promise<readonly UploadedDocument[]> =>
    needs.store
      .collection<UploadedDocument>('documents')
      .find(
        { isSigned: true, isDelete: false, signedAt: trusted({ $lt: before }) },
        { sort: { signedAt: 1 }, limit: MOST },
      ),
});
