import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './messages.evolve.js';

/** The messages in the channels of sessions and calls, and how far each reader has read. */
export const chat = defineProjection({
  name: 'chat',
  version: 4,
  collections: {
    chatMessages: {
      indexes: [
        { key: { channelId: 1, order: -1 } },
        { key: { channelId: 1, sessionId: 1, order: -1 } },
        { key: { channelId: 1, callId: 1, order: -1 } },
        { key: { channelId: 1, hasDocuments: 1, order: -1 } },
        { key: { authorId: 1 } },
        { key: { senderId: 1 } },
      ],
      filters: ['saidAt', 'isDeleted', 'text'],
    },
    chatChannels: { indexes: [] },
    chatReadings: { indexes: [{ key: { channelId: 1 } }, { key: { readerId: 1 } }] },
    chatNames: { indexes: [] },
  },
  evolve,
});
