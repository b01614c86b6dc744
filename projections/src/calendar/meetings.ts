import { defineProjection } from '../platform/runner/index.js';
import { evolveMeetings } from './meetings.evolve.js';

/** Planned meetings and their series. */
export const meetings = defineProjection({
  name: 'meetings',
  version: 7,
  collections: {
    meetings: {
      indexes: [
        { key: { memberIds: 1 }, multikey: true },
        { key: { 'attendees.attendeeId': 1 }, multikey: true },
        { key: { organizerId: 1 } },
        { key: { eventShortId: 1 } },
        { key: { overBy: 1 } },
        { key: { sessionId: 1 } },
      ],
      sorts: ['startTime', 'attendeeCount', 'createdAt'],
      filters: ['organizerId', 'status', 'repeat', 'live', 'begins'],
      kinds: ['status', 'repeat'],
      searches: ['name'],
    },
  },
  evolve: evolveMeetings,
});
