import { test } from '@jest/globals';
import type { PollBallot } from '@foyer/contracts/polls';

import { describeProjection } from '../testing/index.js';
import type { PollViewEvent } from './polls.evolve.js';
import { polls } from './polls.js';

const id = (n: number) => `019b0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [callId, pollId, ada, vic] = [id(1), id(2), id(3), id(4)];
const of = { callId, pollId };
const _id = `${callId}/${pollId}`;

const opened = (ballot: PollBallot = 'open'): PollViewEvent => ({
  type: 'PollOpened',
  data: {
    ...{ ...of, by: ada, kind: 'single', ballot, shown: 'live', size: 2 },
    ...{ question: 'Which?', options: ['A', 'B'] },
  },
});
const cast = (voterId: string, choices: number[]): PollViewEvent => ({
  type: 'PollVoteCast',
  data: { ...of, voterId, choices },
});
const forgotten = (personId: string): PollViewEvent => ({
  type: 'PersonForgotten',
  data: { personId, kind: 'member' },
});

describeProjection<PollViewEvent>(polls, (given) => {
  test('keeps the last vote of each person in an open poll', () =>
    given(opened(), cast(ada, [0]), cast(vic, [0]), cast(ada, [1])).thenDocument('polls', _id, {
      question: 'Which?',
      isOpen: true,
      votes: [
        { voterId: vic, choices: [0] },
        { voterId: ada, choices: [1] },
      ],
    }));

  test('keeps of a secret poll who voted, and how it was counted', () =>
    given(
      opened('secret'),
      { type: 'PollSecretVoteCast', data: { ...of, voterId: vic } },
      { type: 'PollClosed', data: { ...of, by: ada, voted: 1, counts: [3, 2] } },
    ).thenDocument('polls', _id, {
      isOpen: false,
      votes: [{ voterId: vic, choices: null }],
      counts: [3, 2],
    }));

  test('forgets the words of who asked, and the vote of who voted', () =>
    given(opened(), cast(vic, [1]), forgotten(vic), forgotten(ada)).thenDocument('polls', _id, {
      ...{ question: null, options: ['', ''] },
      votes: [{ voterId: vic, choices: null }],
    }));
});
