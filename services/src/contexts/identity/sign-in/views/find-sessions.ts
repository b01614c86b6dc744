import { trusted, type ReadStore, type SessionDocument } from '@foyer/projections';

import { Clock } from '#platform/clock';
import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { LastSeen } from '../adapters/last-seen.js';

/**
 * The sessions of a member that run, the newest first; each with when it last called: as far back
 * as that is known, else its sign-in.
 */
export const FindSessions = defineQuery({
  name: 'FindSessions',
  needs: { store: need<ReadStore>(READ_STORE), clock: Clock, lastSeen: LastSeen },
  answer: async (memberId: string, { needs: { store, clock, lastSeen } }) => {
    const now = clock.now().toISOString();
    const found = await store
      .collection<SessionDocument>('sessions')
      .find({ memberId, expiresAt: trusted({ $gt: now }) }, { sort: { signedInAt: -1, _id: -1 } });
    return found.map((session) => ({
      ...session,
      lastSeenAt: lastSeen.of(session._id) ?? session.signedInAt,
    }));
  },
});
