import type { BoardEvent } from '@foyer/contracts/board';
import type { PersonEvent } from '@foyer/contracts/identity';

import { inCollection } from '../platform/runner/index.js';
import type { Documents, EventOfType, Evolve } from '../platform/runner/index.js';
import type { BoardCollections, BoardDocument, BoardMarkDocument } from './boards.model.js';

export type BoardViewEvent = BoardEvent | EventOfType<PersonEvent, 'PersonForgotten'>;

const boards = inCollection<BoardDocument, 'boards'>('boards');
const marks = inCollection<BoardMarkDocument, 'boardMarks'>('boardMarks');

const idOf = (boardId: string, documentId: string | null, name: string): string =>
  `${boardId}/${documentId ?? 'blank'}/${name}`;

/** Boards as they are shown, and the marks on them. */
export const evolve: Evolve<BoardCollections, BoardViewEvent> = {
  BoardDocumentShown: async ({ data: { boardId, documentId } }, documents) => {
    const board = await changed(documents, boardId);
    return [boards.put({ ...board, documentId, pageNumber: 1, zoomTo: 1 })];
  },
  BoardPageTurned: async ({ data: { boardId, pageNumber } }, documents) => [
    boards.put({ ...(await changed(documents, boardId)), pageNumber }),
  ],
  BoardZoomed: async ({ data: { boardId, zoomTo } }, documents) => [
    boards.put({ ...(await changed(documents, boardId)), zoomTo }),
  ],
  BoardMarksDrawn: async ({ data }, documents) => {
    const { boardId, documentId, authorId, sizes, annotations } = data;
    const board = await changed(documents, boardId);
    // Its author was forgotten.
    if (annotations === null) return [boards.put(board)];
    const drawn = sizes.map(async ({ name, page }, at) => {
      const _id = idOf(boardId, documentId, name);
      const before = await documents.get('boardMarks', _id);
      const order = before?.order ?? board.version * 1000 + at;
      const annotation = annotations[at] ?? '';
      return marks.put({ _id, boardId, documentId, name, authorId, page, annotation, order });
    });
    return [boards.put(board), ...(await Promise.all(drawn))];
  },
  BoardMarksErased: async ({ data: { boardId, documentId, names } }, documents) => [
    boards.put(await changed(documents, boardId)),
    ...names.map((name) => marks.delete(idOf(boardId, documentId, name))),
  ],
  BoardDocumentSigned: async ({ data: { boardId, documentId, signedDocumentId } }, documents) => {
    const board = await changed(documents, boardId);
    const isShown = board.documentId === documentId;
    return [boards.put(isShown ? { ...board, documentId: signedDocumentId } : board)];
  },
  // How a signature stands is asked of the log; here each is a change like others.
  BoardSignersChosen: counted,
  BoardSignatureRequested: counted,
  BoardSigningMoved: counted,
  BoardSignatureCancelled: counted,
  BoardDocumentReloaded: counted,
  PersonForgotten: async ({ data: { personId } }, documents) =>
    (await documents.find('boardMarks', { authorId: personId })).map(({ _id }) =>
      marks.delete(_id),
    ),
};

async function counted(
  { data: { boardId } }: { readonly data: { readonly boardId: string } },
  documents: Documents<BoardCollections>,
) {
  return [boards.put(await changed(documents, boardId))];
}

async function changed(
  documents: Documents<BoardCollections>,
  boardId: string,
): Promise<BoardDocument> {
  const board = await documents.get('boards', boardId);
  const start = { _id: boardId, documentId: null, pageNumber: 1, zoomTo: 1, version: 0 };
  const before = board ?? start;
  return { ...before, version: before.version + 1 };
}
