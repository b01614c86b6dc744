import { PollClosed } from '@foyer/contracts/polls';

import { defineReaction } from '#platform/cqrs';
import { BallotBoxes } from '../adapters/ballot-boxes.js';
import { FindCallsWithCountedBallots } from '../queries.js';
import { pollsOf } from '../streams.js';

/** The votes of a secret poll go once they are counted. */
export const EmptyBallotBoxesThatWereCounted = defineReaction({
  name: 'empty-ballot-boxes-that-were-counted',
  on: [PollClosed],
  key: ({ data }) => data.callId,
  begin: ({ query }) => query(new FindCallsWithCountedBallots()),
  needs: { boxes: BallotBoxes },
  run: async (callId, { stateOf, needs: { boxes } }) => {
    for (const [pollId, poll] of Object.entries(await stateOf(pollsOf(callId)))) {
      if (poll.ballot === 'secret' && !poll.isOpen) await boxes.empty({ callId, pollId });
    }
  },
});
