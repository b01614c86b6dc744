import { defineCommand } from '#platform/cqrs';
import { showDocument, turnPage, zoom } from './lead.js';
import { BoardDocuments, DRAWN_ON } from '../adapters/board-documents.js';
import { onBoard } from './on-board.js';
import { boardStream, callStream, placeOn } from '../streams.js';

interface OfBoard {
  readonly boardId: string;
}

const streams = ({ boardId }: OfBoard) => ({
  board: boardStream(boardId),
  call: callStream(boardId),
});

/** The presenter shows a document of the call, or the blank pages, to all participants. */
export const ShowDocument = defineCommand({
  name: 'ShowDocument',
  needs: { documents: BoardDocuments },
  prepare: async (
    { boardId, documentId }: OfBoard & { readonly documentId: string | null },
    { needs },
  ) => {
    if (documentId === null) return true;
    const found = await needs.documents.find(documentId, boardId);
    return found !== undefined && DRAWN_ON.includes(found.mediaType);
  },
  correlation: ({ boardId }) => boardId,
  streams,
  decide: ({ board, call }, data, { prepared: isShowable, context }) =>
    onBoard(showDocument(board, { ...data, isShowable, place: placeOn(call, context.actor) })),
});

/** The presenter turns the page for all participants. */
export const TurnPage = defineCommand({
  name: 'TurnPage',
  correlation: ({ boardId }: OfBoard & { readonly pageNumber: number }) => boardId,
  streams,
  decide: ({ board, call }, data, { context }) =>
    onBoard(turnPage(board, { ...data, place: placeOn(call, context.actor) })),
});

/** The presenter changes the zoom for all participants. */
export const Zoom = defineCommand({
  name: 'Zoom',
  correlation: ({ boardId }: OfBoard & { readonly zoomTo: number }) => boardId,
  streams,
  decide: ({ board, call }, data, { context }) =>
    onBoard(zoom(board, { ...data, place: placeOn(call, context.actor) })),
});
