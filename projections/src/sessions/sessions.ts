import { defineProjection, numbered } from '../platform/runner/index.js';
import { evolveSessions } from './sessions.evolve.js';

/**
 * The sessions: how they are set, who belongs to them, their documents, and the current calls in
 * them.
 */
export const sessions = defineProjection({
  name: 'sessions',
  version: 8,
  collections: {
    sessionRooms: {
      indexes: [
        { key: { sessionNameId: 1 } },
        { key: { typeOrder: 1, sortName: 1 } },
        { key: { live: 1, typeOrder: 1, sortName: 1 } },
        { key: { sessionType: 1, typeOrder: 1, sortName: 1 } },
        { key: { 'members.memberId': 1 }, multikey: true },
      ],
      sorts: ['sortName', 'typeOrder', 'memberCount', 'createdAt'],
      filters: ['sessionType', 'live'],
      kinds: ['sessionType', 'typeOrder'],
      searches: ['sessionName', 'sessionNameId'],
    },
    sessionFiles: {
      indexes: [{ key: { sessionId: 1, addedAt: 1 } }, { key: { uploadedBy: 1 } }],
    },
    sessionCalls: { indexes: [{ key: { sessionId: 1 } }] },
  },
  evolve: numbered(evolveSessions, { aggregate: 'session', collection: 'sessionRooms' }),
});
