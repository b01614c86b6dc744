import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import {
  POLLS_OF_CALL_MAX,
  SECRET_VOTERS_MIN,
  type PollBallot,
  type PollEvent,
  type PollKind,
  type PollShown,
} from '@foyer/contracts/polls';

import type { PollPlace } from './poll-place.js';
import type { Polls } from './poll.js';

export interface Opening {
  readonly callId: string;
  readonly pollId: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly kind: PollKind;
  readonly ballot: PollBallot;
  readonly shown: PollShown;
}

/**
 * Asks those in a call. The id is made by the page of the person who asks: the same poll twice is
 * one.
 */
export function openPoll(
  polls: Polls,
  { options, ...asked }: Opening,
  /** `voters`: the number of people in the call who may vote. */
  { place, voters }: { readonly place: PollPlace; readonly voters: number },
): Decision<readonly PollEvent[]> {
  if (place === null) return rejected('NOT_IN_CALL');
  if (!place.mayOpen) return rejected('FORBIDDEN');
  if (polls[asked.pollId]) return accepted([]);
  if (Object.keys(polls).length >= POLLS_OF_CALL_MAX) return rejected('POLLS_FULL');
  const isSecret = asked.ballot === 'secret';
  if (isSecret && voters < SECRET_VOTERS_MIN) return rejected('POLL_TOO_FEW_VOTERS');
  // A result that grew with each vote would show how the latest voter voted.
  const shown = isSecret ? 'at-close' : asked.shown;
  const data = { ...asked, shown, by: place.personId, size: options.length, options: [...options] };
  return accepted([{ type: 'PollOpened', data }]);
}
