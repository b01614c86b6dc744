import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { beginBreak, countBreaksToday, endBreak, type Break } from './breaks.js';

const berlin = 'Europe/Berlin';
const count = (breaks: readonly Break[], now: string, timeZone = berlin) =>
  countBreaksToday(breaks, new Date(now), timeZone);

describe('countBreaksToday', () => {
  test('counts the breaks of the calendar day in the time zone of the portal', () => {
    const breaks = [
      { from: '2026-03-01T10:00:00.000Z', to: '2026-03-01T10:30:00.000Z' },
      { from: '2026-03-02T10:00:00.000Z', to: '2026-03-02T10:30:00.000Z' },
      { from: '2026-03-02T11:50:00.000Z', to: null },
    ];
    expect(count(breaks, '2026-03-02T12:00:00.000Z')).toBe(2);
    // In Auckland it is past midnight, and only the break that lasts reaches into the new day.
    expect(count(breaks, '2026-03-02T12:00:00.000Z', 'Pacific/Auckland')).toBe(1);
    expect(count([], '2026-03-02T12:00:00.000Z')).toBe(0);
  });

  test('counts a break over midnight for both days, one that ends at midnight for the first only', () => {
    const over = [{ from: '2026-03-01T22:30:00.000Z', to: '2026-03-01T23:30:00.000Z' }];
    const until = [{ from: '2026-03-01T22:30:00.000Z', to: '2026-03-01T23:00:00.000Z' }];
    expect(count(over, '2026-03-02T12:00:00.000Z')).toBe(1);
    expect(count(until, '2026-03-02T12:00:00.000Z')).toBe(0);
    expect(count(until, '2026-03-01T23:00:00.000Z')).toBe(0);
    expect(count(until, '2026-03-01T22:59:59.999Z')).toBe(1);
  });

  test('counts on days of 23 and 25 hours, and where midnight does not exist', () => {
    const spring = [{ from: '2026-03-28T23:10:00.000Z', to: '2026-03-28T23:20:00.000Z' }];
    expect(count(spring, '2026-03-29T21:59:00.000Z')).toBe(1);
    expect(count(spring, '2026-03-29T22:00:00.000Z')).toBe(0);
    const autumn = [{ from: '2026-10-24T22:10:00.000Z', to: '2026-10-24T22:20:00.000Z' }];
    expect(count(autumn, '2026-10-25T22:59:00.000Z')).toBe(1);
    expect(count(autumn, '2026-10-25T23:00:00.000Z')).toBe(0);
    // In Beirut clocks went from 23:59 to 01:00.
    const beirut = [{ from: '2025-03-29T21:50:00.000Z', to: '2025-03-29T22:10:00.000Z' }];
    expect(count(beirut, '2025-03-30T12:00:00.000Z', 'Asia/Beirut')).toBe(1);
  });

  test('takes an unknown time zone for UTC', () => {
    const breaks = [{ from: '2026-03-02T00:10:00.000Z', to: '2026-03-02T00:20:00.000Z' }];
    expect(count(breaks, '2026-03-02T12:00:00.000Z', 'Nowhere/Land')).toBe(1);
  });
});

describe('a list of breaks', () => {
  test('begins none while one lasts and ends none while none does', () => {
    const lasting = beginBreak([], '2026-03-02T10:00:00.000Z');
    expect(beginBreak(lasting, '2026-03-02T10:01:00.000Z')).toBe(lasting);
    const ended = endBreak(lasting, '2026-03-02T10:02:00.000Z');
    expect(ended).toEqual([{ from: '2026-03-02T10:00:00.000Z', to: '2026-03-02T10:02:00.000Z' }]);
    expect(endBreak(ended, '2026-03-02T10:03:00.000Z')).toBe(ended);
  });

  test('forgets only what no day can count any more', () => {
    const minute = fc.integer({ min: 0, max: 7 * 24 * 60 });
    fc.assert(
      fc.property(fc.uniqueArray(minute, { minLength: 2, maxLength: 40 }), (minutes) => {
        const times = minutes.toSorted((a, b) => a - b).map(timeOf);
        const now = times.at(-1)!;
        let kept: readonly Break[] = [];
        const all: Break[] = [];
        for (let index = 0; index + 1 < times.length; index += 2) {
          const [from, to] = [times[index]!, times[index + 1]!];
          kept = endBreak(beginBreak(kept, from), to);
          all.push({ from, to });
        }
        expect(count(kept, now)).toBe(count(all, now));
      }),
    );
  });
});

const timeOf = (minute: number): string =>
  new Date(Date.parse('2026-10-22T00:00:00.000Z') + minute * 60_000).toISOString();
