import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './call-log.evolve.js';

/**
 * Collection `callLog`: the meaning of every call for each member who was called or came;
 * `loggedCalls`: the others in the call, and its place.
 */
export const callLog = defineProjection({
  name: 'call-log',
  version: 5,
  collections: {
    callLog: {
      indexes: [
        { key: { memberId: 1, at: -1 } },
        { key: { memberId: 1, kind: 1, at: -1 } },
        { key: { memberId: 1, kind: 1, isSeen: 1, at: -1 } },
        { key: { memberId: 1, type: 1, at: -1 } },
        { key: { callId: 1 } },
      ],
    },
    loggedCalls: {
      indexes: [{ key: { 'people.joinerId': 1 }, multikey: true }, { key: { meetingId: 1 } }],
    },
    callLogNames: { indexes: [{ key: { organizerId: 1 } }] },
  },
  evolve,
});
