import { accepted } from '@foyer/contracts/decision';

import { defineCommand, Rejected } from '#platform/cqrs';
import { BallotBoxes } from '../adapters/ballot-boxes.js';
import { castVote, type Vote } from './cast-vote.js';
import { onPolls } from './on-polls.js';
import { openPoll, type Opening } from './open-poll.js';
import { callStream, placeOf, pollsOf, pollStreams, votersIn } from '../streams.js';

/** Asks those in a call a question. */
export const OpenPoll = defineCommand({
  name: 'OpenPoll',
  correlation: ({ callId }: Opening) => callId,
  streams: pollStreams,
  decide: ({ polls, call }, data, { context }) =>
    onPolls(openPoll(polls, data, { place: placeOf(call, context.actor), voters: votersIn(call) })),
});

/** Votes. How a person votes in a secret poll goes into its ballot box, and into no event. */
export const CastVote = defineCommand({
  name: 'CastVote',
  needs: { boxes: BallotBoxes },
  handle: async (data: Vote, { context, needs: { boxes }, stateOf, run }) => {
    const { callId, pollId, choices } = data;
    const { actor } = context;
    const decided = async () => {
      const call = await stateOf(callStream(callId));
      return castVote(await stateOf(pollsOf(callId)), data, placeOf(call, actor));
    };
    const vote = (isCounted: boolean) =>
      run({
        streams: pollStreams(data),
        decide: ({ polls, call }) => {
          // The close, which was quicker, has noted this vote and counted it.
          const isNoted = polls[pollId]?.votes[actor.id] !== undefined;
          if (isCounted && isNoted) return accepted({ polls: [] });
          return onPolls(castVote(polls, data, placeOf(call, actor)));
        },
      });
    const poll = (await stateOf(pollsOf(callId)))[pollId];
    if (poll?.ballot !== 'secret') return vote(false);
    const ballot = { voterId: actor.id, choices };
    return boxes.cast({ callId, pollId, size: poll.size }, ballot, {
      check: async () => {
        const found = await decided();
        if (found.type === 'rejected') throw new Rejected(found.code);
      },
      note: () => vote(true),
    });
  },
});
