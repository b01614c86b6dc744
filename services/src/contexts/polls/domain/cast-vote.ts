import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { PollEvent } from '@foyer/contracts/polls';

import type { PollPlace } from './poll-place.js';
import type { Polls } from './poll.js';

export interface OfPoll {
  readonly callId: string;
  readonly pollId: string;
}

export interface Vote extends OfPoll {
  readonly choices: readonly number[];
}

/**
 * Votes. In an open poll a later vote of the same person replaces the one before. In a secret poll
 * it cannot be found any more, so the first one stays.
 */
export function castVote(
  polls: Polls,
  { choices, ...of }: Vote,
  place: PollPlace,
): Decision<readonly PollEvent[]> {
  if (place === null) return rejected('NOT_IN_CALL');
  const poll = polls[of.pollId];
  if (!poll) return rejected('POLL_NOT_FOUND');
  if (!place.mayVote) return rejected('FORBIDDEN');
  if (!poll.isOpen) return rejected('POLL_CLOSED');
  if (!fits(choices, poll)) return rejected('POLL_CHOICE_INVALID');
  const { personId: voterId } = place;
  const before = poll.votes[voterId];
  if (poll.ballot === 'secret') {
    if (before !== undefined) return rejected('POLL_ALREADY_VOTED');
    return accepted([{ type: 'PollSecretVoteCast', data: { ...of, voterId } }]);
  }
  const chosen = choices.toSorted((a, b) => a - b);
  if (before?.join() === chosen.join()) return accepted([]);
  return accepted([{ type: 'PollVoteCast', data: { ...of, voterId, choices: chosen } }]);
}

function fits(choices: readonly number[], { kind, size }: Polls[string]): boolean {
  const isEachOnce = new Set(choices).size === choices.length;
  const isThere = choices.every((at) => Number.isInteger(at) && at >= 0 && at < size);
  const mostOf = kind === 'single' ? 1 : size;
  return choices.length > 0 && choices.length <= mostOf && isEachOnce && isThere;
}
