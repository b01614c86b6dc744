import { ChatMessageDeleted } from '@foyer/contracts/chat';

import { defineReaction, Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { messageStream } from '../streams.js';
import { DeleteDocument, FindDocuments } from '#contexts/documents';
import { ChatReader } from '../views/chat-reader.js';

/**
 * Documents that were uploaded for a message are deleted with it, except signed ones, those used on
 * a board, and those in other messages.
 */
export const DeleteDocumentsWithTheirMessage = defineReaction({
  name: 'delete-documents-with-their-message',
  on: [ChatMessageDeleted],
  needs: { freshness: Freshness, reader: ChatReader },
  key: ({ data }) => data.messageId,
  run: async (messageId, { stateOf, query, execute, position, needs: { freshness, reader } }) => {
    const message = await stateOf(messageStream(messageId));
    if (message.stage !== 'deleted' || message.firstDocumentIds.length === 0) return;
    await freshness.waitFor(position, ['chat', 'documents']);
    for (const one of await query(new FindDocuments(message.firstDocumentIds))) {
      const { _id: documentId, place, uploadedBy } = one;
      const isOfMessage = one.isOfMessage === true && uploadedBy === message.authorId;
      const isSaidElsewhere = (await reader.messagesWith(message.channelId, documentId)).length > 0;
      if (!isOfMessage || isSaidElsewhere) continue;
      const known = { documentId, place, uploadedBy, because: 'with-message' } as const;
      try {
        await execute(DeleteDocument, known, { correlationId: place.id });
      } catch (error) {
        // It is signed, or used on a board.
        if (!(error instanceof Rejected) || error.code === 'UNAVAILABLE') throw error;
      }
    }
  },
});
