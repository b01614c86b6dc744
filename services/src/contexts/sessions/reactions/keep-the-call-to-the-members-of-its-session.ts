import { SessionMemberRemoved, SessionMemberRoleChanged } from '@foyer/contracts/sessions';

import { defineReaction, personOf, stream } from '#platform/cqrs';
import { Call, LeaveCall, TakeRole } from '#contexts/calls';
import { Session } from '../streams.js';

/**
 * The last change of a person's membership: why they are no longer a member, or who gave another
 * role.
 */
type Change = { readonly reason: 'left' | 'removed' } | { readonly by: string | null };

/**
 * A person who is removed from a session is removed from its running call at once; a new role is
 * valid there as well.
 */
export const KeepTheCallToTheMembersOfItsSession = defineReaction({
  name: 'keep-the-call-to-the-members-of-its-session',
  on: [SessionMemberRemoved, SessionMemberRoleChanged],
  memory: () => new Map<string, Change>(),
  note: ({ data, metadata }, changes) => {
    if ('role' in data) changes.set(keyOf(data), { by: personOf(metadata.actor) });
    else changes.set(keyOf(data), { reason: data.reason === 'left' ? 'left' : 'removed' });
  },
  key: ({ data }) => keyOf(data),
  run: async (key, { memory: changes, stateOf, execute }) => {
    const change = changes.get(key);
    const [sessionId = '', joinerId = ''] = key.split(' ');
    const session = await stateOf(stream(Session, sessionId));
    const callId = session.status === 'known' ? session.callId : null;
    if (change && session.status === 'known' && callId !== null) {
      const call = await stateOf(stream(Call, callId));
      const participant = call.stage === 'on' ? call.participants[joinerId] : undefined;
      const role = session.members.get(joinerId);
      const data = { callId, joinerId };
      const about = { correlationId: callId };
      const isIn = participant !== undefined && participant.admission !== 'removed';
      if (isIn && role === undefined && 'reason' in change) {
        await execute(LeaveCall, { ...data, because: change }, about);
      } else if (isIn && role !== undefined && 'by' in change) {
        await execute(TakeRole, { ...data, role, by: change.by }, about);
      }
    }
    if (changes.get(key) === change) changes.delete(key);
  },
});

const keyOf = ({
  sessionId,
  memberId,
}: {
  readonly sessionId: string;
  readonly memberId: string;
}) => `${sessionId} ${memberId}`;
