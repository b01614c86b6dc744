import { AgentWrapUpStarted, DeskOpened } from '@foyer/contracts/visits';

import { defineReaction, stream } from '#platform/cqrs';
import { Desk, EndWrapUp } from '../commands.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';

/** It rings again at an agent once the time after a call is over. */
export const EndAWrapUpThatIsOver = defineReaction({
  name: 'end-a-wrap-up-that-is-over',
  on: [AgentWrapUpStarted, DeskOpened],
  needs: { recoveryQuery: RecoveryQuery },
  key: ({ data }) => data.memberId,
  begin: ({ needs }) => needs.recoveryQuery.openDesks(),
  run: async (memberId, { stateOf, execute, again, now }) => {
    const { wrapUp } = await stateOf(stream(Desk, memberId));
    if (wrapUp === null) return;
    const endsAt = new Date(wrapUp.endsAt);
    if (endsAt > now) again(endsAt);
    else await execute(EndWrapUp, { memberId }, { correlationId: wrapUp.callId });
  },
});
