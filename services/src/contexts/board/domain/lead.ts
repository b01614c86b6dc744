import { BLANK_PAGES_MAX, type BoardEvent } from '@foyer/contracts/board';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Board } from './board.js';
import { placeWith, type PlaceOnBoard } from './place.js';

interface Leading {
  readonly boardId: string;
  readonly place: PlaceOnBoard;
}
type Led = Decision<readonly BoardEvent[], { readonly version: number }>;

/**
 * The presenter shows a document, or the blank pages, to all participants. `isShowable`: it belongs
 * to the call, and can be drawn on.
 */
export function showDocument(
  board: Board,
  { place, boardId, documentId, isShowable }: Leading & ToShow,
): Led {
  const found = placeWith(place, 'mayLead');
  if (found.type === 'rejected') return found;
  if (!isShowable) return rejected('DOCUMENT_NOT_FOUND');
  if (board.documentId === documentId) return unchanged(board);
  const data = { boardId, documentId, by: found.place.personId };
  return changed(board, { type: 'BoardDocumentShown', data });
}

interface ToShow {
  readonly documentId: string | null;
  readonly isShowable: boolean;
}

/**
 * The presenter turns the page for all participants. The pages themselves know how many pages a
 * document has.
 */
export function turnPage(
  board: Board,
  { place, boardId, pageNumber }: Leading & { readonly pageNumber: number },
): Led {
  const found = placeWith(place, 'mayLead');
  if (found.type === 'rejected') return found;
  if (board.documentId === null && pageNumber > BLANK_PAGES_MAX) return rejected('PAGE_NOT_FOUND');
  if (board.pageNumber === pageNumber) return unchanged(board);
  const data = { boardId, pageNumber, by: found.place.personId };
  return changed(board, { type: 'BoardPageTurned', data });
}

/** The presenter changes the zoom for all participants. */
export function zoom(
  board: Board,
  { place, boardId, zoomTo }: Leading & { readonly zoomTo: number },
): Led {
  const found = placeWith(place, 'mayLead');
  if (found.type === 'rejected') return found;
  if (board.zoomTo === zoomTo) return unchanged(board);
  const data = { boardId, zoomTo, by: found.place.personId };
  return changed(board, { type: 'BoardZoomed', data });
}

const unchanged = ({ version }: Board): Led => accepted([], { version });
const changed = ({ version }: Board, event: BoardEvent): Led =>
  accepted([event], { version: version + 1 });
