import { defineProjection } from '../../platform/runner/index.js';
import { evolve } from './evolve.js';

/** Collection `desks`: one for every agent who was ever at work. */
export const desks = defineProjection({
  name: 'desks',
  version: 9,
  essential: true,
  collections: { desks: { indexes: [{ key: { isOpen: 1 } }, { key: { meetingCallId: 1 } }] } },
  evolve,
});
