import { defineProjection } from '../../platform/runner/index.js';
import { evolve, type TimelineCollections } from './evolve.js';

/** Collection `timeline`: what belongs together, over all events, also those that this program does not know. */
export const timeline = defineProjection<TimelineCollections, never>({
  name: 'timeline',
  version: 1,
  collections: {
    timeline: {
      indexes: [
        { key: { correlationId: 1, piece: 1 } },
        { key: { 'actors.id': 1 }, multikey: true },
      ],
    },
  },
  evolve: {},
  everyEvent: evolve,
});
