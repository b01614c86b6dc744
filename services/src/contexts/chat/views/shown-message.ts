import type { ChatMessage, ReadPosition } from '@foyer/contracts/chat';
import type { Document } from '@foyer/contracts/documents';
import type { ChatMessageDocument } from '@foyer/projections/chat';

/** The data, in addition to a message, that showing it needs. */
interface Beside {
  readonly reads: readonly ReadPosition[];
  readonly documents: ReadonlyMap<string, Document>;
}

/**
 * A message as those see it who read its channel. One whose author was forgotten shows as deleted.
 */
export function shownMessage(
  found: ChatMessageDocument,
  { reads, documents }: Beside,
): ChatMessage {
  const { _id, order, sessionId, callId, createdAt, updatedAt } = found;
  const isGone = found.isDeleted || found.text === null;
  const isRead = reads.some((one) => one.readerId !== found.senderId && one.order >= order);
  const sent = isRead ? 'read' : 'sent';
  return {
    _id,
    receiver: found.channelId,
    sender: {
      _id: found.senderId,
      joinerType: found.senderType,
      displayName: found.senderName,
    },
    message: found.text ?? '',
    type: found.messageType,
    documents: found.documentIds.map((documentId) => ({
      documentId,
      document: documents.get(documentId) ?? null,
    })),
    status: isGone ? 'deleted' : updatedAt === null ? sent : 'updated',
    forwarded: found.isForwarded,
    sessionId,
    callId,
    order,
    createdAt,
    updatedAt,
  };
}
