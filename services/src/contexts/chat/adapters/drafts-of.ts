import type { DocumentPlace } from '@foyer/contracts/documents';
import type { UploadedDocument } from '@foyer/projections/documents';

import { nameOf } from '#contexts/documents';
import type { DraftDocument } from '../ports/channel-documents.js';

/** Of these documents, the drafts of a sender in a place. */
export function draftsOf(
  found: readonly UploadedDocument[],
  { kind, id, senderId }: DocumentPlace & { readonly senderId: string },
): readonly DraftDocument[] {
  return found.flatMap((one) => {
    const { place, isDraft, uploadedBy, _id: documentId, mediaType, size, hash } = one;
    const isOwn = isDraft === true && uploadedBy === senderId;
    if (!isOwn || place.kind !== kind || place.id !== id) return [];
    return [{ documentId, place, name: nameOf(one), mediaType, size, hash, uploadedBy }];
  });
}
