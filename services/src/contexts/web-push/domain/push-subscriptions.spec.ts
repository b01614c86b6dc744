import { describe, expect, test } from '@jest/globals';
import { PUSH_SUBSCRIPTIONS_MAX } from '@foyer/contracts/web-push';

import {
  addPushSubscription,
  endPushSubscriptions,
  evolvePushSubscriptions,
  noPushSubscriptions,
  type PushSubscriptions,
} from './push-subscriptions.js';

const memberId = 'ada';
const add = (state: PushSubscriptions, subscriptionId: string, replaces: string[] = []) => {
  const command = { memberId, subscriptionId, sessionId: `session of ${subscriptionId}`, replaces };
  const decision = addPushSubscription(state, command);
  if (decision.type === 'rejected') throw new Error(decision.code);
  return { events: decision.events, state: decision.events.reduce(evolvePushSubscriptions, state) };
};
const idsOf = ({ running }: PushSubscriptions) => running.map((one) => one.subscriptionId);

describe('the browsers of a member', () => {
  test('are added once', () => {
    const { state } = add(noPushSubscriptions, 'one');
    expect(add(state, 'one').events).toEqual([]);
    expect(idsOf(state)).toEqual(['one']);
  });

  test('take the place of their earlier subscriptions', () => {
    const { state } = add(add(noPushSubscriptions, 'one').state, 'two', ['one']);
    expect(idsOf(state)).toEqual(['two']);
  });

  test('are so many, and the oldest makes room', () => {
    let state = noPushSubscriptions;
    for (let n = 0; n < PUSH_SUBSCRIPTIONS_MAX; n += 1) ({ state } = add(state, `${n}`));
    const { events, state: after } = add(state, 'last');
    expect(events[0]).toMatchObject({ data: { subscriptionId: '0', reason: 'too-many' } });
    expect(after.running).toHaveLength(PUSH_SUBSCRIPTIONS_MAX);
  });

  test('make no room where one of them is replaced', () => {
    let state = noPushSubscriptions;
    for (let n = 0; n < PUSH_SUBSCRIPTIONS_MAX; n += 1) ({ state } = add(state, `${n}`));
    expect(add(state, 'last', ['7']).events).toMatchObject([
      { data: { subscriptionId: '7', reason: 'replaced' } },
      { type: 'PushSubscriptionAdded' },
    ]);
  });

  test('end once, and others stay', () => {
    const { state } = add(noPushSubscriptions, 'one');
    const end = { memberId, subscriptionIds: ['one', 'another'], reason: 'gone' } as const;
    const decision = endPushSubscriptions(state, end);
    expect(decision).toMatchObject({ events: [{ data: { subscriptionId: 'one' } }] });
    expect(endPushSubscriptions(noPushSubscriptions, end)).toMatchObject({ events: [] });
  });
});
