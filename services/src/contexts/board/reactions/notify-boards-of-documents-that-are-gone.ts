import { boardMessages } from '@foyer/contracts/board';
import { DocumentDeleted, type DocumentPlace } from '@foyer/contracts/documents';
import {
  SessionDocumentDeleted,
  SessionDocumentPutBack,
  SessionDocumentTakenAway,
} from '@foyer/contracts/sessions';

import { definePush } from '#platform/cqrs';
import { DocumentHolds } from '#contexts/sessions';
import { BoardAccess } from '../domain/board-access.service.js';
import { BoardPushes } from '../views/board-pushes.js';

const events = [
  ...([DocumentDeleted, SessionDocumentDeleted] as const),
  ...([SessionDocumentTakenAway, SessionDocumentPutBack] as const),
] as const;

/**
 * A person who looks at a document on a board is notified at once that it is gone, or there again.
 */
export const NotifyBoardsOfDocumentsThatAreGone = definePush({
  name: 'notify-boards-of-documents-that-are-gone',
  whenReadModel: { projection: 'documents', events },
  needs: { access: BoardAccess, boards: DocumentHolds, pushes: BoardPushes },
  each: async (event, { needs: { access, boards, pushes } }) => {
    const { documentId } = event.data;
    const place: DocumentPlace =
      event.type === 'DocumentDeleted'
        ? event.data.place
        : { kind: 'session', id: event.data.sessionId };
    const boardId = await boards.boardOf(place);
    if (boardId === null || (await access.board(boardId)).documentId !== documentId) return;
    await pushes.push(boardId, boardMessages.onDocumentGone, { whiteboardId: boardId, documentId });
  },
});
