import type { DocumentPlace } from '@foyer/contracts/documents';
import type { ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

const store = need<ReadStore>(READ_STORE);

/** For so long a draft is kept for a message that is not sent, in milliseconds. */
export const DRAFT_MS = 24 * 3_600_000;

/** Documents that wait for their message. */
export const FindDrafts = defineQuery({
  name: 'FindDrafts',
  needs: { store },
  answer: (_all: undefined, { needs }): Promise<readonly UploadedDocument[]> =>
    needs.store.collection<UploadedDocument>('documents').find({ isDraft: true, isDelete: false }),
});

/** The documents of a person that wait for a message in a place, in the order in which they came. */
export const FindDraftsOf = defineQuery({
  name: 'FindDraftsOf',
  needs: { store },
  answer: (
    { place, personId }: { readonly place: DocumentPlace; readonly personId: string },
    { needs },
  ): Promise<readonly UploadedDocument[]> =>
    needs.store.collection<UploadedDocument>('documents').find(
      {
        ...{ uploadedBy: personId, isDraft: true, isDelete: false },
        ...{ 'place.kind': place.kind, 'place.id': place.id },
      },
      { sort: { uploadedAt: 1, _id: 1 } },
    ),
});

/** A document that waits for its message; null where it does not. */
export const FindDraft = defineQuery({
  name: 'FindDraft',
  needs: { store },
  answer: (documentId: string, { needs }): Promise<UploadedDocument | null> =>
    needs.store
      .collection<UploadedDocument>('documents')
      .findOne({ _id: documentId, isDraft: true, isDelete: false }),
});
