import { expect, test } from '@jest/globals';

import { actorOf } from '../testing/actors.js';
import { ManualClock } from '../testing/manual-clock.js';
import { ActorBudgets } from './actor-budgets.js';

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
