import { expect, test } from '@jest/globals';

import { ManualClock } from '../testing/manual-clock.js';
import { SystemClock } from './system-clock.js';

test('a wait ends in time, or with its signal, and leaves nothing planned', async () => {
  const clock = new ManualClock();
  const ending = new AbortController();
  const short = clock.wait(10, ending.signal);
  const long = clock.wait(1_000, ending.signal);
  clock.advance(10);
  await short;
  expect(clock.pending).toBe(1);
  ending.abort();
  await long;
  await clock.wait(1_000, ending.signal);
  expect(clock.pending).toBe(0);
});

test('the clock of the machine counts whole milliseconds, as events record them', async () => {
  const clock = new SystemClock();
  const before = clock.elapsed();
  await clock.wait(3);
  const passed = clock.elapsed() - before;
  expect([before, passed].every(Number.isInteger)).toBe(true);
  expect(passed).toBeGreaterThanOrEqual(2);
});
