import { CallEnded, CallJoined, CallLeft } from '@foyer/contracts/calls';

import { defineReaction, stream } from '#platform/cqrs';
import { Call } from '#contexts/calls';
import { Desk, NoteOtherCall } from '../commands.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';

/**
 * Keeps visitors from an agent in a call of a meeting, a session or another kind, until the agent
 * leaves it. The desk already knows of the call with its own visitor; the call of a colleague
 * counts as another one.
 */
export const KeepVisitorsFromAgentsInOtherCalls = defineReaction({
  name: 'keep-visitors-from-agents-in-other-calls',
  on: [CallJoined, CallLeft, CallEnded],
  needs: { recoveryQuery: RecoveryQuery },
  key: ({ data }) => data.callId,
  begin: ({ needs }) => needs.recoveryQuery.otherCalls(),
  run: async (callId, { needs, stateOf, execute }) => {
    const call = await stateOf(stream(Call, callId));
    if (call.stage === 'none') return;
    const { participants, origin } = call;
    const members = Object.keys(participants).filter((id) => isMember(participants[id]));
    // A member who knocks again has lost the place in the call, and no event said so.
    const noted = await needs.recoveryQuery.membersIn(callId);
    for (const memberId of new Set([...members, ...noted])) {
      const { engagement, otherCallIds } = await stateOf(stream(Desk, memberId));
      const isOwn = engagement.kind === 'inCall' && engagement.callId === callId;
      const isIn = call.stage === 'on' && participants[memberId]?.joined === true && !isOwn;
      if (isIn === otherCallIds.includes(callId)) continue;
      await execute(NoteOtherCall, { memberId, callId, kind: origin.kind, isIn });
    }
  },
});

const isMember = (participant: { readonly joinerType: string } | undefined): boolean =>
  participant?.joinerType === 'User';
