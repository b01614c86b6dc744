import { describe, expect, test } from '@jest/globals';

import {
  endNotice,
  evolvePushNotice,
  noPushNotice,
  raiseNotice,
  type PushNotice,
} from './push-notice.js';

const of = { noticeId: 'notice', memberId: 'ada', until: '2026-03-02T09:00:15.000Z' };
const raise = (state: PushNotice, nth = 1, to = ['one', 'two']) => {
  const decision = raiseNotice(state, { ...of, kind: 'rings', nth }, to);
  if (decision.type === 'rejected') throw new Error(decision.code);
  return { events: decision.events, state: decision.events.reduce(evolvePushNotice, state) };
};

describe('a notice', () => {
  test('is due for each browser, once', () => {
    const { events, state } = raise(noPushNotice);
    expect(events.map(({ type }) => type)).toEqual(['PushNoticeDue', 'PushNoticeDue']);
    expect(state.subscriptionIds).toEqual(['one', 'two']);
    expect(raise(state).events).toEqual([]);
  });

  test('is due again with the next time', () => {
    expect(raise(raise(noPushNotice).state, 2).events).toHaveLength(2);
  });

  test('is over where it is shown, and stays so', () => {
    const { state } = raise(noPushNotice);
    const decision = endNotice(state, of);
    if (decision.type === 'rejected') throw new Error(decision.code);
    const after = decision.events.reduce(evolvePushNotice, state);
    expect(raise(after, 2).events).toEqual([]);
    expect(endNotice(after, of)).toMatchObject({ events: [] });
  });

  test('comes up again where a visitor waits once more', () => {
    const waits = (state: PushNotice) => {
      const decision = raiseNotice(state, { ...of, kind: 'waits' }, ['one']);
      if (decision.type === 'rejected') throw new Error(decision.code);
      return decision.events.reduce(evolvePushNotice, state);
    };
    const over = evolvePushNotice(waits(noPushNotice), { type: 'PushNoticeEnded', data: of });
    expect([over.status, waits(over).status]).toEqual(['over', 'shown']);
  });

  test('costs no event where nobody shows it', () => {
    expect(raise(noPushNotice, 1, []).events).toEqual([]);
    expect(endNotice(noPushNotice, of)).toMatchObject({ events: [] });
  });
});
