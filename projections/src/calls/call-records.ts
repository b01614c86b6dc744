import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './call-records.evolve.js';
import { withFigures } from './figures.js';

/**
 * Collection `calls`: a permanent record of every call and of every visitor who rang without an
 * answer. `callFigures`: what of each is counted.
 */
export const callRecords = defineProjection({
  name: 'call-records',
  version: 21,
  essential: true,
  collections: {
    calls: {
      indexes: [
        { key: { rangAt: -1 } },
        { key: { queueId: 1, rangAt: -1 } },
        { key: { agentId: 1, rangAt: -1 } },
        { key: { state: 1, rangAt: -1 } },
        { key: { originId: 1 } },
        { key: { visitorName: 1, rangAt: -1 } },
        { key: { 'joiners.joinerId': 1 }, multikey: true },
        { key: { 'handOvers.fromId': 1 }, multikey: true },
        { key: { missedBy: 1 }, multikey: true },
      ],
      sorts: ['rangAt', 'startedAt', 'endedAt', 'durationMs', 'waitedMs', 'rating', 'queueName'],
      filters: ['state', 'queueId', 'agentId', 'ratingType', 'type', 'endReason', 'waitedMs'],
      kinds: ['state', 'ratingType', 'type', 'endReason'],
      searches: ['visitorName', 'agentName', 'queueName', 'originName'],
    },
    callNames: { indexes: [{ key: { organizerId: 1 } }] },
    callFigures: {
      indexes: [
        { key: { rangAt: 1 } },
        { key: { queueId: 1, rangAt: 1 } },
        { key: { agentId: 1, rangAt: 1 } },
        { key: { missedBy: 1 }, multikey: true },
      ],
    },
  },
  evolve: withFigures(evolve),
});
