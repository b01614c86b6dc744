import { trusted, type ReadStore } from '@foyer/projections';
import type { BoardDocument, BoardMarkDocument } from '@foyer/projections/board';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

const store = need<ReadStore>(READ_STORE);

/** A board as it is shown; an untouched one is empty. */
export const FindBoard = defineQuery({
  name: 'FindBoard',
  needs: { store },
  answer: async (boardId: string, { needs }): Promise<BoardDocument> => {
    const found = await needs.store.collection<BoardDocument>('boards').findOne({ _id: boardId });
    return found ?? { _id: boardId, documentId: null, pageNumber: 1, zoomTo: 1, version: 0 };
  },
});

/** Finds the marks on a document of a board, or on its blank pages, from below. */
export const FindMarks = defineQuery({
  name: 'FindMarks',
  needs: { store },
  answer: (
    { boardId, documentId }: { readonly boardId: string; readonly documentId: string | null },
    { needs },
  ): Promise<readonly BoardMarkDocument[]> =>
    needs.store
      .collection<BoardMarkDocument>('boardMarks')
      .find({ boardId, documentId: trusted({ $eq: documentId }) }, { sort: { order: 1 } }),
});
