import { AgentConsulted, DeskOpened } from '@foyer/contracts/visits';

import { defineReaction, stream } from '#platform/cqrs';
import { Desk, StopConsultRinging } from '../commands.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';

/** A colleague is rung for so long and no longer. */
export const EndAConsultThatWasNotAnswered = defineReaction({
  name: 'end-a-consult-that-was-not-answered',
  on: [AgentConsulted, DeskOpened],
  needs: { recoveryQuery: RecoveryQuery },
  key: ({ data }) => data.memberId,
  begin: ({ needs }) => needs.recoveryQuery.consultedDesks(),
  run: async (colleagueId, { stateOf, execute, again, now }) => {
    const { engagement } = await stateOf(stream(Desk, colleagueId));
    if (engagement.kind !== 'consulted') return;
    const { callId, expiresAt } = engagement;
    const end = new Date(expiresAt);
    if (end > now) again(end);
    else {
      const data = { callId, colleagueId, reason: 'unanswered' } as const;
      await execute(StopConsultRinging, data, { correlationId: callId });
    }
  },
});
