import { permits } from '@foyer/contracts/identity';
import { sessionMessages } from '@foyer/contracts/sessions';
import type { ProjectedEvent } from '@foyer/projections';

import type { Actor } from '#platform/cqrs';
import { defineLiveView, idsIn } from '#platform/realtime';
import { SessionReader } from './session-reader.js';

const roomOf = (memberId: string): string => `member:${memberId}`;
const mayUse = ({ role }: Actor): boolean => role !== 'system' && permits('sessions.use', role);

const OF_CALLS = [
  ...['SessionCallBegan', 'SessionCallEnded', 'SessionMemberAdded'],
  ...['CallParticipantAdded', 'CallJoined', 'CallLeft'],
];
const concerned = (event: ProjectedEvent) =>
  OF_CALLS.includes(event.type) ? idsIn(event, ['sessionId', 'callId']) : {};

/**
 * The calls of their sessions for members who are here: that one began, who is in it, that it is
 * over.
 */
export const liveSessionCall = defineLiveView({
  name: 'live-session-call',
  message: sessionMessages.sessionCallChanged,
  needs: { reader: SessionReader },
  dependsOn: { sessions: concerned },
  affected: async (changed, { needs: { reader } }) => {
    const calls = await reader.calls([...changed.of('callId')]);
    return new Set([...changed.of('sessionId'), ...calls.map(({ sessionId }) => sessionId)]);
  },
  load: async function* (sessionIds, { needs: { reader }, isWatched, asOf }) {
    for (const sessionId of sessionIds) {
      const session = await reader.document(sessionId);
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
