import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './boards.evolve.js';

/** The boards of calls, and what was drawn on them. */
export const board = defineProjection({
  name: 'board',
  version: 1,
  collections: {
    boards: { indexes: [] },
    boardMarks: {
      indexes: [{ key: { boardId: 1, documentId: 1, order: 1 } }, { key: { authorId: 1 } }],
    },
  },
  evolve,
});
