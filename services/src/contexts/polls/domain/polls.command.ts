import type { PollEvent } from '@foyer/contracts/polls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { defineCommand, Rejected, type CommandTools } from '#platform/cqrs';
import { BallotBoxes } from '../adapters/ballot-boxes.js';
import { castVote, type OfPoll, type Vote } from './cast-vote.js';
import { closePoll, closeWithCall, type Boxes } from './close-polls.js';
import { openPoll, type Opening } from './open-poll.js';
import { openIn, votesIn, type Polls } from './poll.js';
import { callStream, placeOf, pollsOf, pollStreams, votersIn } from '../streams.js';

/** The decision on polls, as its part of a decision over several streams. */
function onPolls(decided: Decision<readonly PollEvent[]>) {
  return decided.type === 'rejected' ? decided : accepted({ polls: decided.events });
}

const needs = { boxes: BallotBoxes };
/** The number of attempts to read ballot boxes between two votes. */
const TRIES = 10;

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
  needs,
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

/**
 * Reads the ballot boxes of open polls after who has voted: each of these votes is in its box then.
 */
async function withBoxes(
  callId: string,
  { needs: { boxes }, stateOf }: CommandTools<typeof needs>,
): Promise<{ readonly votes: number; readonly boxes: Boxes }> {
  const polls = await stateOf(pollsOf(callId));
  const found = openIn(polls)
    .filter((pollId) => polls[pollId]?.ballot === 'secret')
    .map(async (pollId) => [pollId, await boxes.find({ callId, pollId })] as const);
  return { votes: votesIn(polls), boxes: Object.fromEntries(await Promise.all(found)) };
}

/** True if someone has voted since the boxes were read. */
const isOlder = ({ votes }: { readonly votes: number }, polls: Polls) => votes !== votesIn(polls);

/** Closes a poll, and counts its votes. */
export const ClosePoll = defineCommand({
  name: 'ClosePoll',
  needs,
  prepare: ({ callId }: OfPoll, tools) => withBoxes(callId, tools),
  tries: TRIES,
  correlation: ({ callId }) => callId,
  streams: pollStreams,
  decide: ({ polls, call }, of, { prepared, context }) => {
    if (isOlder(prepared, polls)) return rejected('CONFLICT');
    const { boxes } = prepared;
    return onPolls(closePoll(polls, of, { place: placeOf(call, context.actor), boxes }));
  },
});

/** Closes the polls of a call that is over. */
export const ClosePollsOfCall = defineCommand({
  name: 'ClosePollsOfCall',
  needs,
  prepare: ({ callId }: { readonly callId: string }, tools) => withBoxes(callId, tools),
  tries: TRIES,
  correlation: ({ callId }) => callId,
  streams: pollStreams,
  decide: ({ polls, call }, { callId }, { prepared }) => {
    if (isOlder(prepared, polls)) return rejected('CONFLICT');
    return call.stage === 'ended'
      ? onPolls(closeWithCall(polls, callId, prepared.boxes))
      : onPolls(accepted([]));
  },
});
