import { permitsInCallOf } from '@foyer/contracts/calls';
import { pollEvents } from '@foyer/contracts/polls';

import { type Actor, defineAggregate, isOfOtherPlace, stream } from '#platform/cqrs';
import { Call } from '#contexts/calls';
import { evolvePolls, noPolls } from './domain/poll.js';
import type { PollPlace } from './domain/poll-place.js';

/** The polls of a call: `poll-<callId>`. */
const PollsOfCall = defineAggregate({
  name: 'poll',
  initial: noPolls,
  evolve: evolvePolls,
  events: pollEvents,
});

export const pollsOf = (callId: string) => stream(PollsOfCall, callId);
export const callStream = (callId: string) => stream(Call, callId);

/** Polls are decided about among those who are in their call. */
export const pollStreams = ({ callId }: { readonly callId: string }) => ({
  polls: pollsOf(callId),
  call: callStream(callId),
});

type CallState = Parameters<typeof Call.evolve>[0];
type CallOn = Extract<CallState, { stage: 'on' }>;

/**
 * Returns the rights of a person who is in a call. Those who were sent to wait have none, and while
 * agent and colleague talk alone neither do they.
 */
function placeIn(call: CallOn, personId: string): PollPlace {
  const participant = call.participants[personId];
  if (!participant?.joined || participant.admission === 'removed' || participant.paused)
    return null;
  const isAside = call.consult?.stage === 'talking';
  const may = (policy: 'poll.open' | 'poll.vote') =>
    !isAside && permitsInCallOf(call.origin.kind, policy, participant.role);
  return {
    personId,
    // The question stands in the record of the call in the name of who asked it.
    mayOpen: participant.joinerType === 'User' && may('poll.open'),
    mayVote: participant.joinerType !== 'Device' && may('poll.vote'),
  };
}

/** Returns the place of a caller in a call. */
export function placeOf(call: CallState, actor: Actor): PollPlace {
  if (call.stage !== 'on' || isOfOtherPlace(actor, call.origin.id)) return null;
  const isStaff = call.participants[actor.id]?.joinerType === 'User';
  return isStaff === (actor.type === 'member') ? placeIn(call, actor.id) : null;
}

/** Returns the people in a call, with their rights. */
export function placesIn(call: CallState): readonly NonNullable<PollPlace>[] {
  if (call.stage !== 'on') return [];
  return Object.keys(call.participants).flatMap((id) => placeIn(call, id) ?? []);
}

/** Returns the number of people in a call who may vote. */
export const votersIn = (call: CallState): number =>
  placesIn(call).filter(({ mayVote }) => mayVote).length;

/** True if a call is over that a person may have been in to its end. */
export function wasNotRemoved(call: CallState, { id }: Actor): boolean {
  return call.stage === 'ended' && call.participants[id]?.admission !== 'removed';
}
