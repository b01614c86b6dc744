import {
  BoardDocumentShown,
  boardMessages,
  BoardMarksDrawn,
  BoardMarksErased,
  BoardPageTurned,
  BoardZoomed,
  signingEvents,
  wrapXfdf,
  type BoardEvent,
  type SignProcessStatus,
} from '@foyer/contracts/board';

import type { PushOf } from '@foyer/contracts/schema';

import { definePush } from '#platform/cqrs';
import { BoardPushes } from '../views/board-pushes.js';

const events = [
  ...([BoardDocumentShown, BoardPageTurned, BoardZoomed] as const),
  ...([BoardMarksDrawn, BoardMarksErased] as const),
  ...signingEvents,
] as const;

/**
 * Board events are pushed as soon as those who enter receive them too. Versions put them in order.
 */
export const PushWhatHappensOnBoards = definePush({
  name: 'push-what-happens-on-boards',
  whenReadModel: { projection: 'board', events },
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
    default:
      return notify(event, version, pushes);
  }
}

type SigningEvent = Exclude<
  BoardEvent,
  {
    type:
      | 'BoardDocumentShown'
      | 'BoardPageTurned'
      | 'BoardZoomed'
      | 'BoardMarksDrawn'
      | 'BoardMarksErased';
  }
>;

/** Pages ask for the state of a signature as soon as they receive the notice of its change. */
async function notify(event: SigningEvent, version: number, pushes: BoardPushes): Promise<void> {
  const { boardId: whiteboardId, documentId, by } = event.data;
  const of = { whiteboardId, documentId };
  const say = (said: PushOf<typeof boardMessages.notification>) =>
    pushes.push(whiteboardId, boardMessages.notification, said);
  const status = (signProcessStatus: SignProcessStatus) =>
    say({ ...of, type: 'updateSignProcessStatus', signProcessStatus });
  switch (event.type) {
    case 'BoardSignersChosen':
      return say({ ...of, type: 'setMembersForSign', membersForSign: event.data.signerIds });
    case 'BoardSignatureRequested':
      return say({ ...of, type: 'signatureRequested', place: event.data.place });
    case 'BoardSigningMoved':
      return status(event.data.step);
    case 'BoardSignatureCancelled':
      return status('CANCELLED');
    case 'BoardDocumentReloaded': {
      const { reloadCounter } = event.data;
      return say({ ...of, type: 'updateReloadCounter', reloadCounter });
    }
    case 'BoardDocumentSigned': {
      const { signedDocumentId } = event.data;
      await status('CONFIRMED');
      await say({ ...of, type: 'updateIsSigned', isSigned: true });
      const shown = { whiteboardId, documentId: signedDocumentId, by, version };
      return pushes.push(whiteboardId, boardMessages.onUpdateDocument, shown);
    }
  }
}
