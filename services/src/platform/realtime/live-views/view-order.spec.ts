import { expect, test } from '@jest/globals';

import { ManualClock } from '../../testing/manual-clock.js';
import { ViewOrder } from './view-order.js';

test('a view that is looked for later has a greater number, also after a restart', () => {
  const clock = new ManualClock();
  const before = new ViewOrder(clock);
  const numbers = [before.next(), before.next(), before.next()];
  clock.advance(1);
  numbers.push(before.next());
  clock.advance(1);
  numbers.push(new ViewOrder(clock).next());
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});
