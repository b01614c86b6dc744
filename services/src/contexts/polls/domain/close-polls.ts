import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { SECRET_VOTERS_MIN, type PollEvent } from '@foyer/contracts/polls';

import type { BallotBox } from './ballot-box.js';
import type { OfPoll } from './cast-vote.js';
import type { PollPlace } from './poll-place.js';
import { countsOf, openIn, type Poll, type Polls } from './poll.js';

/** The ballot boxes of secret polls, by poll. One that is missing was lost. */
export type Boxes = Readonly<Record<string, BallotBox | undefined>>;

/** Closes a poll. Closing it again changes nothing. */
export function closePoll(
  polls: Polls,
  of: OfPoll,
  { place, boxes }: { readonly place: PollPlace; readonly boxes: Boxes },
): Decision<readonly PollEvent[]> {
  if (place === null) return rejected('NOT_IN_CALL');
  const poll = polls[of.pollId];
  if (!poll) return rejected('POLL_NOT_FOUND');
  if (!place.mayOpen) return rejected('FORBIDDEN');
  return accepted(poll.isOpen ? closing(poll, { ...of, by: place.personId }, boxes) : []);
}

/** Closes what is open in a call that is over. */
export function closeWithCall(
  polls: Polls,
  callId: string,
  boxes: Boxes,
): Decision<readonly PollEvent[]> {
  const all = openIn(polls).flatMap((pollId) => {
    const poll = polls[pollId];
    return poll ? closing(poll, { callId, pollId, by: null }, boxes) : [];
  });
  return accepted(all);
}

function closing(
  poll: Poll,
  { callId, pollId, by }: OfPoll & { readonly by: string | null },
  boxes: Boxes,
): readonly PollEvent[] {
  if (poll.ballot === 'open') {
    const votes = Object.values(poll.votes);
    const counts = [...countsOf(poll.size, votes)];
    return [{ type: 'PollClosed', data: { callId, pollId, by, voted: votes.length, counts } }];
  }
  const box = boxes[pollId] ?? { counts: [], voters: [] };
  // The server ended between putting a vote into the box and noting who voted.
  const unnoted = box.voters.filter((id) => poll.votes[id] === undefined);
  const voted = Object.keys(poll.votes).length + unnoted.length;
  const isWhole = box.voters.length === voted;
  const counts = isWhole && voted >= SECRET_VOTERS_MIN ? [...box.counts] : null;
  return [
    ...unnoted.map((voterId) => ({
      ...{ type: 'PollSecretVoteCast' as const },
      data: { callId, pollId, voterId },
    })),
    { type: 'PollClosed', data: { callId, pollId, by, voted, counts } },
  ];
}
