import { expect, test } from '@jest/globals';
import type { PollEvent } from '@foyer/contracts/polls';
import fc from 'fast-check';

import { emptyBox, withoutVote, withVote, type BallotBox } from './ballot-box.js';
import { castVote } from './cast-vote.js';
import { closePoll } from './close-polls.js';
import { evolvePolls, noPolls } from './poll.js';
import { openPoll } from './open-poll.js';

const SIZE = 4;
const of = { callId: 'call', pollId: 'poll' };
const host = { personId: 'host', mayOpen: true, mayVote: true };
const voter = (personId: string) => ({ personId, mayOpen: false, mayVote: true });

interface Ballot {
  readonly voterId: string;
  readonly choices: readonly number[];
}

/** Plays a poll in which these vote in this order; what is in the log and in the box then. */
function play(ballot: 'open' | 'secret', votes: readonly Ballot[]) {
  const log: PollEvent[] = [];
  let polls = noPolls;
  let box: BallotBox = emptyBox(SIZE);
  const boxes: BallotBox[] = [];
  const keep = (events: readonly PollEvent[]) => {
    log.push(...events);
    polls = events.reduce(evolvePolls, polls);
  };
  const options = Array.from({ length: SIZE }, (_, at) => `Answer ${at}`);
  const asked = { ...of, question: 'Which?', options, kind: 'several', ballot } as const;
  const opened = openPoll(noPolls, { ...asked, shown: 'live' }, { place: host, voters: 200 });
  if (opened.type === 'accepted') keep(opened.events);
  const refused: string[] = [];
  for (const { voterId, choices } of votes) {
    const decided = castVote(polls, { ...of, choices }, voter(voterId));
    if (decided.type === 'rejected') {
      refused.push(decided.code);
      continue;
    }
    if (ballot === 'secret') boxes.push((box = withVote(box, { voterId, choices })));
    keep(decided.events);
  }
  const close = () => closePoll(polls, of, { place: host, boxes: { poll: box } });
  const closed = close();
  if (closed.type === 'accepted') keep(closed.events);
  return { log, boxes, refused, again: close() };
}

const Choices = fc.uniqueArray(fc.nat(SIZE - 1), { minLength: 1, maxLength: SIZE });
const id = (at: number) => `voter-${String(at).padStart(3, '0')}`;

const closingsIn = (log: readonly PollEvent[]) =>
  log.flatMap((event) => (event.type === 'PollClosed' ? [event.data] : []));

const summed = (all: readonly (readonly number[])[]) =>
  Array.from({ length: SIZE }, (_, at) => all.filter((one) => one.includes(at)).length);

test('counts the last vote of each person in an open poll, and closes once', () => {
  const Votes = fc.array(fc.record({ voterId: fc.nat(9).map(id), choices: Choices }));
  fc.assert(
    fc.property(Votes, (votes) => {
      const last = new Map(votes.map(({ voterId, choices }) => [voterId, choices]));
      const { log, again } = play('open', votes);
      const counts = summed([...last.values()]);
      expect(closingsIn(log)).toMatchObject([{ voted: last.size, counts }]);
      expect(again).toMatchObject({ events: [] });
    }),
  );
});

test('counts the first vote of each person in a secret poll, and closes once', () => {
  const Votes = fc.array(fc.record({ voterId: fc.nat(9).map(id), choices: Choices }));
  fc.assert(
    fc.property(Votes, (votes) => {
      const first = new Map(votes.toReversed().map(({ voterId, choices }) => [voterId, choices]));
      const { log, refused, again } = play('secret', votes);
      const counts = first.size < 5 ? null : summed([...first.values()]);
      expect(closingsIn(log)).toMatchObject([{ voted: first.size, counts }]);
      expect(refused).toEqual(votes.slice(first.size).map(() => 'POLL_ALREADY_VOTED'));
      expect(again).toMatchObject({ events: [] });
    }),
  );
});

/** 200 people who vote in a row, and an order in which their votes could change hands. */
const TwoHundred = fc.record({
  choices: fc.array(Choices, { minLength: 200, maxLength: 200 }),
  order: fc.shuffledSubarray(
    Array.from({ length: 200 }, (_, at) => at),
    { minLength: 200 },
  ),
});

test('keeps of 200 secret votes the same, whichever of the 200 people gave which', () => {
  fc.assert(
    fc.property(TwoHundred, ({ choices, order }) => {
      const given = choices.map((one, at) => ({ voterId: id(at), choices: one }));
      const swapped = order.map((from, at) => ({ voterId: id(at), choices: choices[from] ?? [] }));
      const [one, other] = [play('secret', given), play('secret', swapped)];
      // Byte by byte: no order, no size and no id leads from a voter to a vote.
      expect(JSON.stringify(other.log)).toBe(JSON.stringify(one.log));
      expect(JSON.stringify(other.boxes.at(-1))).toBe(JSON.stringify(one.boxes.at(-1)));
    }),
    { numRuns: 20 },
  );
});

test('keeps a box as if a vote that was taken back had never been in it', () => {
  fc.assert(
    fc.property(fc.array(Choices, { maxLength: 20 }), Choices, (all, choices) => {
      const box = all.reduce(
        (now, one, at) => withVote(now, { voterId: id(at), choices: one }),
        emptyBox(SIZE),
      );
      const ballot = { voterId: 'late', choices };
      expect(withoutVote(withVote(box, ballot), ballot)).toEqual(box);
      expect(withVote(withVote(box, ballot), { ...ballot, choices: [0] })).toEqual(
        withVote(box, ballot),
      );
    }),
  );
});
