import {
  BoardDocumentShown,
  boardMessages,
  BoardMarksDrawn,
  BoardMarksErased,
  BoardPageTurned,
  BoardZoomed,
  wrapXfdf,
  type BoardEvent,
} from '@foyer/contracts/board';

import { defineReaction } from '../../../platform/eventing/index.js';
import { BoardPushes } from '../live/board-pushes.js';

const events = [
  ...([BoardDocumentShown, BoardPageTurned, BoardZoomed] as const),
  ...([BoardMarksDrawn, BoardMarksErased] as const),
] as const;

/** What happens on a board is pushed as soon as those who enter it are given it too. Versions bring it in order. */
export const PushWhatHappensOnBoards = defineReaction({
  name: 'push-what-happens-on-boards',
  whenReadModel: { projection: 'board', events },
  notifiesSockets: true,
  needs: { pushes: BoardPushes },
  each: (event, { needs: { pushes } }) => push(event, event.revision + 1, pushes),
});

async function push(event: BoardEvent, version: number, pushes: BoardPushes): Promise<void> {
  const { boardId: whiteboardId, by } = event.data;
  const of = { whiteboardId, by, version };
  switch (event.type) {
    case 'BoardDocumentShown': {
      const { documentId } = event.data;
      return pushes.push(whiteboardId, boardMessages.onUpdateDocument, { ...of, documentId });
    }
    case 'BoardPageTurned': {
      const { pageNumber } = event.data;
      return pushes.push(whiteboardId, boardMessages.onUpdatePage, { ...of, pageNumber });
    }
    case 'BoardZoomed': {
      const { zoomTo } = event.data;
      return pushes.push(whiteboardId, boardMessages.onUpdateZoomTo, { ...of, zoomTo });
    }
    case 'BoardMarksDrawn': {
      const { documentId, authorId, annotations } = event.data;
      // Their author was forgotten.
      if (annotations === null) return undefined;
      const xfdfString = wrapXfdf(annotations.join(''));
      const said = { ...of, documentId, xfdfString, isDraft: false, authorId };
      return pushes.push(whiteboardId, boardMessages.onUpdateXfdfString, said);
    }
    case 'BoardMarksErased': {
      const { documentId, names } = event.data;
      const said = { ...of, documentId, xfdfString: wrapXfdf('', names), isDraft: false };
      return pushes.push(whiteboardId, boardMessages.onUpdateXfdfString, { ...said, authorId: by });
    }
  }
}
