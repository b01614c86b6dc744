import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './polls.evolve.js';

/** The polls of calls, with their votes. */
export const polls = defineProjection({
  name: 'polls',
  version: 1,
  collections: {
    polls: {
      indexes: [
        { key: { callId: 1, openedAt: -1 } },
        { key: { isOpen: 1 } },
        { key: { ballot: 1, isOpen: 1 } },
        { key: { by: 1 } },
        { key: { 'votes.voterId': 1 }, multikey: true },
      ],
    },
  },
  evolve,
});
