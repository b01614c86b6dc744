import { QueryBus } from '@nestjs/cqrs';

import { defineQuery } from '#platform/cqrs';
import { FindDocuments, savedName } from '#contexts/documents';
import { drawnOn, type Board } from '../domain/board.js';

/** No call keeps more documents. */
const MOST = 200;

/**
 * On which documents of a board something was drawn: those that are still there, and the blank
 * pages first.
 */
export const FindDrawn = defineQuery({
  name: 'FindDrawn',
  needs: { queries: QueryBus },
  answer: async (board: Board, { needs: { queries } }) => {
    const ids = drawnOn(board);
    const wanted = ids.flatMap((id) => id ?? []).slice(0, MOST - 1);
    const found = await queries.execute(new FindDocuments(wanted));
    return [
      ...(ids.includes(null) ? [{ documentId: null, name: null }] : []),
      ...found.map((one) => ({ documentId: one._id, name: savedName(one) })),
    ];
  },
});
