import type { PollBallot, PollEvent, PollKind } from '@foyer/contracts/polls';

/** A poll, with what decisions about it need. */
export interface Poll {
  readonly kind: PollKind;
  readonly ballot: PollBallot;
  /** The number of answers. */
  readonly size: number;
  readonly isOpen: boolean;
  /** The people who have voted. In an open poll with the choices; erased ones are empty. */
  readonly votes: Readonly<Record<string, readonly number[]>>;
}

/** The polls of a call, by id. */
export type Polls = Readonly<Record<string, Poll>>;

export const noPolls: Polls = {};

export function evolvePolls(polls: Polls, event: PollEvent): Polls {
  const { pollId } = event.data;
  if (event.type === 'PollOpened') {
    const { kind, ballot, size } = event.data;
    return { ...polls, [pollId]: { kind, ballot, size, isOpen: true, votes: {} } };
  }
  const poll = polls[pollId];
  if (!poll) return polls;
  return { ...polls, [pollId]: evolvePoll(poll, event) };
}

function evolvePoll(poll: Poll, event: Exclude<PollEvent, { type: 'PollOpened' }>): Poll {
  switch (event.type) {
    case 'PollVoteCast': {
      const { voterId, choices } = event.data;
      return { ...poll, votes: { ...poll.votes, [voterId]: choices ?? [] } };
    }
    case 'PollSecretVoteCast':
      return { ...poll, votes: { ...poll.votes, [event.data.voterId]: [] } };
    case 'PollClosed':
      return { ...poll, isOpen: false };
  }
}

/** Votes for each of a number of answers. */
export function countsOf(size: number, votes: Iterable<readonly number[]>): readonly number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const choices of votes) for (const at of choices) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

/** The ids of the polls that are open. */
export function openIn(polls: Polls): readonly string[] {
  return Object.entries(polls).flatMap(([id, { isOpen }]) => (isOpen ? [id] : []));
}

/** The number of people who have voted, over all polls. */
export function votesIn(polls: Polls): number {
  return Object.values(polls).reduce((sum, { votes }) => sum + Object.keys(votes).length, 0);
}
