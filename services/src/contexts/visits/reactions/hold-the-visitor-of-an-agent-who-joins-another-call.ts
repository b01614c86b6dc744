import { CallJoined } from '@foyer/contracts/calls';

import { Rejected, stream } from '../../../platform/eventing/commands/index.js';
import { defineReaction } from '../../../platform/eventing/index.js';
import { Call, PauseParticipant } from '../../calls/index.js';
import { Desk } from '../commands/index.js';

/**
 * Puts a visitor on hold when the agent joins another call, so that neither hears the other's call.
 * It happens once, when the agent joins; an agent who returns to the visitor causes no second hold.
 */
export const HoldTheVisitorOfAnAgentWhoJoinsAnotherCall = defineReaction({
  name: 'hold-the-visitor-of-an-agent-who-joins-another-call',
  on: [CallJoined],
  each: async ({ data: { callId: other, joinerId: by, joinerType } }, { stateOf, execute }) => {
    if (joinerType !== 'User') return;
    const { engagement } = await stateOf(stream(Desk, by));
    if (engagement.kind !== 'inCall' || engagement.callId === other) return;
    const { callId } = engagement;
    const call = await stateOf(stream(Call, callId));
    if (call.stage !== 'on') return;
    for (const [joinerId, visitor] of Object.entries(call.participants)) {
      if (visitor.joinerType !== 'Guest' || !visitor.joined || visitor.paused) continue;
      const pause = { callId, joinerId, by, paused: true };
      try {
        await execute(PauseParticipant, pause, { correlationId: callId });
      } catch (error) {
        // The visitor or the agent has just left, or the call is a colleague's by now.
        if (!(error instanceof Rejected)) throw error;
      }
    }
  },
});
