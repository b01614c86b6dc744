import { DocumentDeleted } from '@foyer/contracts/documents';
import { chatMessages } from '@foyer/contracts/chat';
import {
  SessionDocumentDeleted,
  SessionDocumentPutBack,
  SessionDocumentTakenAway,
} from '@foyer/contracts/sessions';

import { definePush } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { sessionOfCall } from '#contexts/calls';
import { ChatPushes } from '../views/chat-pushes.js';
import { ChatReader } from '../views/chat-reader.js';

/**
 * Messages show at once that one of their documents is gone, or back again: otherwise pages would
 * still offer it.
 */
export const PushMessagesAsTheirDocumentsChange = definePush({
  name: 'push-messages-as-their-documents-change',
  on: [DocumentDeleted, SessionDocumentDeleted, SessionDocumentTakenAway, SessionDocumentPutBack],
  needs: { freshness: Freshness, pushes: ChatPushes, reader: ChatReader },
  key: ({ data }) => {
    const place = 'place' in data ? data.place : { kind: 'session', id: data.sessionId };
    return `${place.kind} ${place.id} ${data.documentId}`;
  },
  run: async (key, { position, stateOf, needs: { freshness, pushes, reader } }) => {
    const [kind, id = '', documentId = ''] = key.split(' ');
    const sessionId = kind === 'session' ? id : await sessionOfCall(id, stateOf);
    await freshness.waitFor(position, ['chat', 'documents', 'sessions']);
    for (const messageId of await reader.messagesWith(sessionId ?? id, documentId)) {
      await pushes.message(chatMessages.updateMessage, messageId);
    }
  },
});
