import { DocumentDeleted } from '@foyer/contracts/documents';

import { defineReaction } from '#platform/cqrs';
import { FindSignedOn } from '#contexts/documents';
import { WithdrawSignature } from '../commands.js';

/**
 * A document that is deleted with its uploader cannot be signed any more: those who were asked are
 * notified.
 */
export const WithdrawSignaturesOnDocumentsThatAreGone = defineReaction({
  name: 'withdraw-signatures-on-documents-that-are-gone',
  whenReadModel: { projection: 'documents', events: [DocumentDeleted] },
  each: async ({ data: { documentId } }, { execute, query }) => {
    const boardId = await query(new FindSignedOn(documentId));
    if (boardId === null) return;
    await execute(WithdrawSignature, { boardId, documentId }, { correlationId: boardId });
  },
});
