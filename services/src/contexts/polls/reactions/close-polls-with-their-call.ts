import { CallEnded } from '@foyer/contracts/calls';
import { PollOpened } from '@foyer/contracts/polls';

import { defineReaction } from '#platform/cqrs';
import { ClosePollsOfCall } from '../commands.js';
import { openIn } from '../domain/poll.js';
import { FindCallsWithOpenPolls } from '../queries.js';
import { callStream, pollsOf } from '../streams.js';

/** Polls that are open when their call ends are counted as they stand. */
export const ClosePollsWithTheirCall = defineReaction({
  name: 'close-polls-with-their-call',
  on: [CallEnded, PollOpened],
  key: ({ data }) => data.callId,
  begin: ({ query }) => query(new FindCallsWithOpenPolls()),
  run: async (callId, { stateOf, execute }) => {
    if (openIn(await stateOf(pollsOf(callId))).length === 0) return;
    if ((await stateOf(callStream(callId))).stage !== 'ended') return;
    await execute(ClosePollsOfCall, { callId }, { correlationId: callId });
  },
});
