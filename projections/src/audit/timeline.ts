import { defineProjection } from '../platform/runner/index.js';
import { evolve, type TimelineCollections } from './timeline.evolve.js';

/**
 * Collection `timeline`: events that belong together, also those that this program does not know.
 * Collection `timelineParts`: payments, messages, differences and requests to terminals with their
 * calls. Collection `timelineHours`: where in the log the events of an hour lie.
 */
export const timeline = defineProjection<TimelineCollections, never>({
  name: 'timeline',
  version: 5,
  collections: {
    timeline: {
      indexes: [
        { key: { correlationId: 1, piece: 1 } },
        { key: { 'actors.id': 1 }, multikey: true },
      ],
    },
    timelineParts: { indexes: [{ key: { callId: 1 } }] },
    timelineHours: {
      indexes: [{ key: { from: 1 } }, { key: { hour: 1 } }, { key: { before: 1 } }],
    },
  },
  evolve: {},
  everyEvent: evolve,
});
