import { DocumentUploaded } from '@foyer/contracts/documents';

import { defineReaction } from '#platform/cqrs';
import { DeleteDocument } from '../commands.js';
import { DRAFT_MS, FindDraft, FindDrafts } from '../queries.js';

/**
 * A page that goes away before it sends its message leaves its documents behind: they go when a day
 * is over.
 */
export const DeleteDraftsThatAreNeverSent = defineReaction({
  name: 'delete-drafts-that-are-never-sent',
  whenReadModel: { projection: 'documents', events: [DocumentUploaded] },
  key: ({ data: { documentId, draft } }) => (draft ? documentId : undefined),
  begin: async ({ query }) =>
    (await query(new FindDrafts(undefined))).map(({ _id: documentId }) => documentId),
  beginsOnceOpen: true,
  run: async (documentId, { query, execute, again, now }) => {
    const draft = await query(new FindDraft(documentId));
    if (draft === null) return;
    const { place, uploadedBy, uploadedAt } = draft;
    const end = new Date(Date.parse(uploadedAt) + DRAFT_MS);
    if (end > now) {
      again(end);
      return;
    }
    const known = { documentId, place, uploadedBy, because: 'unsent' } as const;
    await execute(DeleteDocument, known, { correlationId: place.id });
  },
});
