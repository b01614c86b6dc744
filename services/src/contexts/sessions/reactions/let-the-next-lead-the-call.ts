import { CallLeft } from '@foyer/contracts/calls';

import { defineReaction, stream } from '#platform/cqrs';
import { Call, TakeRole } from '#contexts/calls';
import { nextToLead } from '../domain/session-members.js';
import { Session } from '../streams.js';

/**
 * In a call of a session without its leader, no member lets people in or ends it for all. The next
 * by rank in it leads, as in meetings. The session keeps its admins.
 */
export const LetTheNextLeadTheCall = defineReaction({
  name: 'let-the-next-lead-the-call',
  on: [CallLeft],
  key: ({ data }) => data.callId,
  run: async (callId, { stateOf, execute }) => {
    const call = await stateOf(stream(Call, callId));
    if (call.stage !== 'on' || call.origin.kind !== 'session') return;
    const session = await stateOf(stream(Session, call.origin.id));
    if (session.status !== 'known') return;
    const joinerId = nextToLead(session, call.participants);
    if (joinerId === undefined) return;
    const role = { callId, joinerId, role: 'admin', by: null } as const;
    await execute(TakeRole, role, { correlationId: callId });
  },
});
