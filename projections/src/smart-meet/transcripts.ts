import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './transcripts.evolve.js';

/** The words in calls of those who agreed to be transcribed, and the progress of the summaries. */
export const transcripts = defineProjection({
  name: 'transcripts',
  version: 4,
  collections: {
    transcripts: {
      indexes: [
        { key: { joinerIds: 1 }, multikey: true },
        { key: { readerIds: 1 }, multikey: true },
        { key: { startedAt: 1 } },
        { key: { stoppedAt: 1, isDeleted: 1 } },
      ],
      sorts: ['startedAt'],
      filters: ['isDeleted'],
      kinds: ['isDeleted'],
    },
    transcriptCalls: { indexes: [{ key: { sessionId: 1 } }] },
    utterances: {
      indexes: [{ key: { callId: 1, startedAt: 1, utteranceId: 1 } }, { key: { speakerId: 1 } }],
    },
  },
  evolve,
});
