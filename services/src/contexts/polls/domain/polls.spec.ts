import { describe, expect, test } from '@jest/globals';
import type { PollBallot, PollEvent, PollKind } from '@foyer/contracts/polls';

import { castVote } from './cast-vote.js';
import { closePoll, closeWithCall, type Boxes } from './close-polls.js';
import { openPoll, type Opening } from './open-poll.js';
import { evolvePolls, noPolls } from './poll.js';
import type { PollPlace } from './poll-place.js';

const of = { callId: 'call', pollId: 'poll' };
const host = { personId: 'host', mayOpen: true, mayVote: true };
const guest = (personId: string) => ({ personId, mayOpen: false, mayVote: true });
const asked: Opening = {
  ...of,
  ...{ question: 'Lunch?', options: ['Soup', 'Salad', 'None'] },
  ...{ kind: 'single', ballot: 'open', shown: 'live' },
};
const opened = (kind: PollKind = 'single', ballot: PollBallot = 'open'): PollEvent => {
  const decided = openPoll(noPolls, { ...asked, kind, ballot }, { place: host, voters: 5 });
  const [event] = decided.type === 'accepted' ? decided.events : [];
  if (event === undefined) throw new Error('The poll was not opened');
  return event;
};
const after = (...events: PollEvent[]) => events.reduce(evolvePolls, noPolls);
const cast = (voterId: string, choices: number[]): PollEvent => ({
  type: 'PollVoteCast',
  data: { ...of, voterId, choices },
});
const voted = (voterId: string): PollEvent => ({
  type: 'PollSecretVoteCast',
  data: { ...of, voterId },
});
const vote = (events: PollEvent[], place: PollPlace, choices: number[]) =>
  castVote(after(...events), { ...of, choices }, place);
interface Closing {
  readonly place?: PollPlace;
  readonly boxes?: Boxes;
}
const close = (events: PollEvent[], { place = host, boxes = {} }: Closing = {}) =>
  closePoll(after(...events), of, { place, boxes });

describe('opening a poll', () => {
  test('asks those in the call', () => {
    expect(opened()).toMatchObject({
      type: 'PollOpened',
      data: { by: 'host', size: 3, options: ['Soup', 'Salad', 'None'], shown: 'live' },
    });
  });

  test('changes nothing the second time', () => {
    expect(openPoll(after(opened()), asked, { place: host, voters: 5 })).toMatchObject({
      events: [],
    });
  });

  test.each([
    ['who is not in the call', null, 'NOT_IN_CALL'],
    ['who may only vote', guest('vic'), 'FORBIDDEN'],
  ])('is refused to one %s', (_, place, code) => {
    expect(openPoll(noPolls, asked, { place, voters: 5 })).toMatchObject({ code });
  });

  test('is refused in secret among fewer than five', () => {
    const secret = { ...asked, ballot: 'secret' } as const;
    expect(openPoll(noPolls, secret, { place: host, voters: 4 })).toMatchObject({
      code: 'POLL_TOO_FEW_VOTERS',
    });
  });

  test('never shows a secret result as it grows', () => {
    expect(opened('single', 'secret').data).toMatchObject({ shown: 'at-close' });
  });

  test('is refused where there are as many as a call holds', () => {
    const many = Array.from({ length: 50 }, (_, at): PollEvent => {
      const one = opened();
      return { ...one, data: { ...one.data, pollId: `poll-${at}` } } as PollEvent;
    });
    expect(openPoll(after(...many), asked, { place: host, voters: 5 })).toMatchObject({
      code: 'POLLS_FULL',
    });
  });
});

describe('voting', () => {
  test('counts once for each person, as chosen last', () => {
    const events = [opened(), cast('vic', [0]), cast('vic', [2]), cast('ada', [2])];
    expect(close(events)).toMatchObject({
      events: [{ type: 'PollClosed', data: { by: 'host', voted: 2, counts: [0, 0, 2] } }],
    });
  });

  test('for the same again changes nothing', () => {
    const events = [opened('several'), cast('vic', [0, 2])];
    expect(vote(events, guest('vic'), [2, 0])).toMatchObject({ events: [] });
  });

  test('is final in secret', () => {
    const events = [opened('single', 'secret'), voted('vic')];
    expect(vote(events, guest('vic'), [1])).toMatchObject({ code: 'POLL_ALREADY_VOTED' });
  });

  test('in secret says nothing of the choice', () => {
    const decided = vote([opened('single', 'secret')], guest('vic'), [1]);
    expect(decided).toMatchObject({ events: [voted('vic')] });
  });

  test.each([
    ['two answers where one is asked for', 'single', [0, 1]],
    ['none', 'several', []],
    ['an answer that is not there', 'single', [3]],
    ['the same answer twice', 'several', [1, 1]],
  ] as const)('for %s is refused', (_, kind, choices) => {
    expect(vote([opened(kind)], guest('vic'), [...choices])).toMatchObject({
      code: 'POLL_CHOICE_INVALID',
    });
  });

  test('is refused after the end, outside of the call, and in a poll that does not exist', () => {
    const closed: PollEvent = {
      type: 'PollClosed',
      data: { ...of, by: 'host', voted: 0, counts: [0, 0, 0] },
    };
    expect(vote([opened(), closed], guest('vic'), [0])).toMatchObject({ code: 'POLL_CLOSED' });
    expect(vote([opened()], null, [0])).toMatchObject({ code: 'NOT_IN_CALL' });
    expect(vote([], guest('vic'), [0])).toMatchObject({ code: 'POLL_NOT_FOUND' });
  });
});

describe('closing a poll', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  const secret = [opened('single', 'secret'), ...five.map(voted)];
  const box = { counts: [3, 2, 0], voters: five };

  test('closes a secret poll once', () => {
    const decided = close(secret, { boxes: { poll: box } });
    const closed = decided.type === 'accepted' ? [...decided.events] : [];
    expect(closed).toMatchObject([{ data: { voted: 5, counts: [3, 2, 0] } }]);
    expect(close([...secret, ...closed])).toMatchObject({ events: [] });
    expect(closeWithCall(after(...secret, ...closed), 'call', {})).toMatchObject({ events: [] });
  });

  test('is refused to those who may only vote', () => {
    expect(close(secret, { place: guest('vic') })).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('withholds what fewer than five have voted in secret', () => {
    const events = secret.slice(0, 5);
    const boxes = { poll: { counts: [4, 0, 0], voters: five.slice(0, 4) } };
    expect(close(events, { boxes })).toMatchObject({
      events: [{ data: { voted: 4, counts: null } }],
    });
  });

  test('notes who voted when the server ended before it was noted', () => {
    const decided = close(secret.slice(0, 5), { boxes: { poll: box } });
    expect(decided).toMatchObject({
      events: [voted('e'), { data: { voted: 5, counts: [3, 2, 0] } }],
    });
  });

  test('counts nothing where votes were lost', () => {
    const boxes = { poll: { counts: [3, 2, 0], voters: five } };
    expect(close([...secret, voted('f')], { boxes })).toMatchObject({
      events: [{ data: { counts: null } }],
    });
    expect(close(secret)).toMatchObject({ events: [{ data: { voted: 5, counts: null } }] });
  });

  test('follows the end of the call, without a person', () => {
    expect(closeWithCall(after(opened(), cast('vic', [1])), 'call', {})).toMatchObject({
      events: [{ data: { by: null, voted: 1, counts: [0, 1, 0] } }],
    });
  });

  test('does not count the vote of an erased person', () => {
    const erased: PollEvent = {
      type: 'PollVoteCast',
      data: { ...of, voterId: 'vic', choices: null },
    };
    expect(close([opened(), erased])).toMatchObject({
      events: [{ data: { voted: 1, counts: [0, 0, 0] } }],
    });
  });
});
