import { permits } from '@foyer/contracts/identity';
import { sessionMessages } from '@foyer/contracts/sessions';
import type { ProjectedEvent } from '@foyer/projections';

import type { Actor } from '#platform/cqrs';
import { defineLiveView, idsIn, type Ids } from '#platform/realtime';
import { SessionReader } from './session-reader.js';

const roomOf = (memberId: string): string => `member:${memberId}`;
const mayUse = ({ role }: Actor): boolean => role !== 'system' && permits('sessions.use', role);

const OF_CALLS = [
  ...['SessionCallBegan', 'SessionCallEnded', 'SessionMemberAdded'],
  ...['CallParticipantAdded', 'CallJoined', 'CallLeft'],
];

/** A session, and after a blank a member whom it no longer names. */
const formerOf = ({ sessionId, memberId }: { sessionId?: string; memberId?: string }) =>
  sessionId === undefined || memberId === undefined ? {} : { former: `${sessionId} ${memberId}` };

const concerned = (event: ProjectedEvent): Ids<'sessionId' | 'callId' | 'former'> => {
  if (event.type === 'SessionMemberRemoved') {
    return formerOf(idsIn(event, ['sessionId', 'memberId']));
  }
  return OF_CALLS.includes(event.type) ? idsIn(event, ['sessionId', 'callId']) : {};
};

/** A former member has none any more, even while it runs. */
const NO_CALL = { currentCallDetailId: null };

/**
 * The calls of their sessions for members who are here: that one began, who is in it, that it is
 * over, or that it is theirs no longer.
 */
export const liveSessionCall = defineLiveView({
  name: 'live-session-call',
  message: sessionMessages.sessionCallChanged,
  needs: { reader: SessionReader },
  dependsOn: { sessions: concerned },
  affected: async (changed, { needs: { reader } }) => {
    const calls = await reader.calls([...changed.of('callId')]);
    const sessionIds = calls.map(({ sessionId }) => sessionId);
    return new Set([...changed.of('sessionId'), ...sessionIds, ...changed.of('former')]);
  },
  load: async function* (keys, { needs: { reader }, isWatched, asOf }) {
    for (const key of keys) {
      const [sessionId = '', former] = key.split(' ');
      const session = await reader.document(sessionId);
      if (former !== undefined) {
        const isBack = session?.members.some(({ memberId }) => memberId === former) === true;
        if (isBack || !isWatched(roomOf(former), mayUse)) continue;
        // The name may be another by now, which is no longer theirs to see.
        yield { asOf, memberId: former, sessionId, sessionName: '', callInfo: NO_CALL };
        continue;
      }
      if (!session) continue;
      for (const { memberId } of session.members) {
        if (!isWatched(roomOf(memberId), mayUse)) continue;
        const [shown] = await reader.show([session], memberId);
        if (!shown) continue;
        const { sessionName, callInfo } = shown;
        yield { asOf, memberId, sessionId, sessionName, callInfo };
      }
    }
  },
  room: ({ memberId }) => roomOf(memberId),
});
