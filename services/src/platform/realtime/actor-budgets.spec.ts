import { expect, test } from '@jest/globals';

import { actorOf } from '../testing/actors.js';
import { ManualClock } from '../testing/manual-clock.js';
import { ActorBudgets } from './actor-budgets.js';
import { MessageBudget } from './message-budget.js';

const rate = { burst: 3, perSecond: 1 };

test('a sender has a budget for each name, which time fills again', () => {
  const clock = new ManualClock();
  const budgets = new ActorBudgets(clock);
  const spend =
    (id: string, name = 'deviceHealth') =>
    () =>
      budgets.spend(actorOf('device', id), name, rate);
  for (let n = 0; n < 3; n += 1) spend('one')();
  expect(spend('one')).toThrow('Too many attempts');
  expect(spend('two')).not.toThrow();
  expect(spend('one', 'updateDeviceStatus')).not.toThrow();
  clock.advance(1000);
  expect(spend('one')).not.toThrow();
  expect(spend('one')).toThrow('Too many attempts');
  clock.advance(60_000);
  for (let n = 0; n < 3; n += 1) spend('one')();
  expect(spend('one')).toThrow('Too many attempts');
});

test('fills a budget by the time that passes, also where the clock on the wall is set back', () => {
  const clock = new ManualClock();
  const budgets = new ActorBudgets(clock);
  const message = new MessageBudget(clock);
  const spend = () => budgets.spend(actorOf('device', 'one'), 'deviceHealth', rate);
  for (let n = 0; n < 3; n += 1) spend();
  for (let n = 0; n < 200; n += 1) message.spend();
  expect(spend).toThrow('Too many attempts');
  expect(message.spend()).toBe(false);
  clock.setWall(-3_600_000);
  clock.advance(1000);
  expect(spend).not.toThrow();
  expect(message.spend()).toBe(true);
});
