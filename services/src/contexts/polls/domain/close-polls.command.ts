import { accepted, rejected } from '@foyer/contracts/decision';

import { defineCommand, type CommandTools } from '#platform/cqrs';
import { BallotBoxes } from '../adapters/ballot-boxes.js';
import type { OfPoll } from './cast-vote.js';
import { closePoll, closeWithCall, type Boxes } from './close-polls.js';
import { onPolls } from './on-polls.js';
import { openIn, votesIn, type Polls } from './poll.js';
import { placeOf, pollsOf, pollStreams } from '../streams.js';

const needs = { boxes: BallotBoxes };
/** The number of attempts to read ballot boxes between two votes. */
const TRIES = 10;

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
