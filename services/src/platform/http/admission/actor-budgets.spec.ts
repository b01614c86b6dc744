import { expect, test } from '@jest/globals';

import { actorOf } from '../../testing/actors.js';
import { ManualClock } from '../../testing/manual-clock.js';
import { ActorBudgets } from './actor-budgets.js';
import { MessageBudget } from '../../realtime/message-budget.js';

const HEALTH = { burst: 3, perSecond: 1 };
const STATUS = { burst: 3, perSecond: 1 };
const tooMany = { code: 'TOO_MANY_REQUESTS', details: { retryAfter: '1' } };

test('a sender has a budget for each rule, which time fills again', async () => {
  const clock = new ManualClock();
  const budgets = new ActorBudgets(clock);
  const spend = (id: string, rule = HEALTH) => budgets.spend(actorOf('device', id), rule);
  for (let n = 0; n < 3; n += 1) await spend('one');
  await expect(spend('one')).rejects.toMatchObject(tooMany);
  await spend('two');
  await spend('one', STATUS);
  clock.advance(1000);
  await spend('one');
  await expect(spend('one')).rejects.toMatchObject(tooMany);
  clock.advance(60_000);
  for (let n = 0; n < 3; n += 1) await spend('one');
  await expect(spend('one')).rejects.toMatchObject(tooMany);
});

test('a rule of a window gives all points back together, and counts them by sender', async () => {
  const budgets = new ActorBudgets(new ManualClock());
  const rule = { points: 3, seconds: 60 };
  const spend = (id: string, points: number) => budgets.spend(actorOf('device', id), rule, points);
  await spend('one', 2);
  await expect(spend('one', 2)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await spend('one', 1);
  await spend('two', 3);
});

test('fills a budget by the time that passes, also where the clock on the wall is set back', async () => {
  const clock = new ManualClock();
  const budgets = new ActorBudgets(clock);
  const message = new MessageBudget(clock);
  const spend = () => budgets.spend(actorOf('device', 'one'), HEALTH);
  for (let n = 0; n < 3; n += 1) await spend();
  for (let n = 0; n < 200; n += 1) message.spend();
  await expect(spend()).rejects.toMatchObject(tooMany);
  expect(message.spend()).toBe(false);
  clock.setWall(-3_600_000);
  clock.advance(1000);
  await spend();
  expect(message.spend()).toBe(true);
});
