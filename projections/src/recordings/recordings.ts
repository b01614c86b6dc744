import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './recordings.evolve.js';

/** The recordings of calls, and what became of each. */
export const recordings = defineProjection({
  name: 'recordings',
  version: 5,
  collections: {
    recordings: {
      indexes: [
        { key: { callId: 1 } },
        { key: { status: 1, date: -1 } },
        { key: { readerIds: 1 }, multikey: true },
        { key: { recordedIds: 1 }, multikey: true },
      ],
      sorts: ['date', 'duration', 'size', 'type', 'status', 'fileName'],
      filters: ['callId', 'initiatorId', 'type', 'status', 'date'],
      kinds: ['type', 'status'],
    },
    recordingCalls: { indexes: [{ key: { sessionId: 1 } }] },
  },
  evolve,
});
