import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { ManualClock } from '../../testing/manual-clock.js';
import { PushTimes } from './push-times.js';

const SHORTEST = 16;
const USUAL = 50;
const LONGEST = 1_000;

describe('times of pushes', () => {
  test('come at once after a silence', () => {
    const times = new PushTimes();
    expect(times.next).toBeUndefined();
    times.request('ada', 1000);
    expect(times.next).toBe(1000);
    expect(times.take(1000)).toEqual(['ada']);
    expect(times.next).toBeUndefined();
  });

  test('gather later requests, for each key separately', () => {
    const times = new PushTimes();
    times.pushed(['ada'], 1000, 1000);
    times.request('ada', 1001);
    times.request('ada', 1005);
    times.request('kim', 1005);
    expect(times.take(1005)).toEqual(['kim']);
    expect(times.next).toBe(1000 + SHORTEST);
    expect(times.take(1015)).toEqual([]);
    expect(times.take(1016)).toEqual(['ada']);
  });

  test.each([
    ['three times as long as the work', 10, 30],
    ['no longer than usual', 40, USUAL],
    ['as long as the work, where that took long', 400, 400],
    ['no longer than the longest rest', 4_000, LONGEST],
    ['the shortest rest where the clock was set back meanwhile', -5000, SHORTEST],
  ])('leave a rest of %s', (_, took, rest) => {
    const times = new PushTimes();
    times.pushed(['ada'], 10_000, 10_000 + took);
    times.request('ada', 10_000 + took);
    expect(times.next).toBe(10_000 + took + rest);
  });

  test('are not put off to what a clock showed before it was set back', () => {
    const times = new PushTimes();
    times.pushed(['ada'], 1_000_000, 1_000_000);
    times.request('ada', 1000);
    expect(times.take(1000)).toEqual(['ada']);
  });

  test('leave no view out, and push none too often', () => {
    const steps = fc.array(
      fc.record({
        wait: fc.nat({ max: 40 }),
        who: fc.constantFrom('ada', 'kim', 'lee'),
        took: fc.oneof(fc.constant(0), fc.nat({ max: 30 })),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const clock = new ManualClock();
        const now = (): number => clock.now().getTime();
        const times = new PushTimes();
        const asked = new Map<string, number>();
        const last = new Map<string, number>();
        const push = (took: number): void => {
          const began = now();
          const due = times.take(began);
          clock.advance(took);
          for (const who of due) {
            expect(asked.has(who)).toBe(true);
            expect(began - (last.get(who) ?? -Infinity)).toBeGreaterThanOrEqual(SHORTEST);
            last.set(who, now());
            asked.delete(who);
          }
          times.pushed(due, began, now());
        };
        for (const { wait, who, took } of all) {
          const until = now() + wait;
          // Pushes each key that became due during the wait.
          while (times.next !== undefined && times.next <= until) {
            clock.advance(Math.max(0, times.next - now()));
            push(0);
          }
          clock.advance(Math.max(0, until - now()));
          times.request(who, now());
          if (!asked.has(who)) asked.set(who, now());
          push(took);
          for (const [waiting, at] of asked) {
            // Others may have been pushed for as long as 30 ms when its time came.
            expect(now() - at).toBeLessThanOrEqual(USUAL + 30);
            expect(waiting).not.toBe('');
          }
        }
        while (times.next !== undefined) {
          clock.advance(Math.max(0, times.next - now()));
          push(0);
        }
        expect([...asked]).toEqual([]);
      }),
    );
  });
});
