import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './desks.evolve.js';

/** Collection `desks`: one for every agent who was ever at work. */
export const desks = defineProjection({
  name: 'desks',
  version: 10,
  essential: true,
  collections: {
    desks: {
      indexes: [{ key: { isOpen: 1 } }, { key: { 'otherCalls.callDetailId': 1 }, multikey: true }],
    },
  },
  evolve,
});
