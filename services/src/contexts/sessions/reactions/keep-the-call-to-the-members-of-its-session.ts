import { SessionMemberRemoved, SessionMemberRoleChanged } from '@foyer/contracts/sessions';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineReaction } from '../../../platform/eventing/index.js';
import { Call, LeaveCall, TakeRole } from '../../calls/index.js';
import { Session } from '../commands/streams.js';

/** Why somebody is no longer a member, and who gave another role, as far as that is known since the start. */
interface Memory {
  readonly left: Set<string>;
  readonly by: Map<string, string>;
}

/** Who is taken out of a session is out of its running call at once; another role holds there as well. */
export const KeepTheCallToTheMembersOfItsSession = defineReaction({
  name: 'keep-the-call-to-the-members-of-its-session',
  on: [SessionMemberRemoved, SessionMemberRoleChanged],
  memory: (): Memory => ({ left: new Set(), by: new Map() }),
  note: ({ data, metadata }, { left, by }) => {
    const key = keyOf(data);
    if ('role' in data) by.set(key, metadata.actor.id);
    else if (data.reason === 'left') left.add(key);
  },
  key: ({ data }) => keyOf(data),
  run: async (key, { memory, stateOf, execute }) => {
    const [sessionId = '', joinerId = ''] = key.split(' ');
    const reason = memory.left.delete(key) ? 'left' : 'removed';
    const by = memory.by.get(key) ?? joinerId;
    memory.by.delete(key);
    const session = await stateOf(stream(Session, sessionId));
    const callId = session.status === 'known' ? session.callId : null;
    if (session.status !== 'known' || callId === null) return;
    const call = await stateOf(stream(Call, callId));
    const participant = call.stage === 'on' ? call.participants[joinerId] : undefined;
    if (participant === undefined || participant.admission === 'removed') return;
    const role = session.members.get(joinerId);
    const about = { correlationId: callId };
    if (role !== undefined) await execute(TakeRole, { callId, joinerId, role, by }, about);
    else await execute(LeaveCall, { callId, joinerId, because: { reason } }, about);
  },
});

const keyOf = ({
  sessionId,
  memberId,
}: {
  readonly sessionId: string;
  readonly memberId: string;
}) => `${sessionId} ${memberId}`;
