import { describe, expect, test } from '@jest/globals';

import { afterFailure } from './retry-times.js';

const now = new Date('2026-03-02T09:00:00.000Z');
const HOUR_MS = 3_600_000;
const failed = { status: 500, random: 0.5 };
const at = (attempt: number, failingSince: string | null = null) => ({
  attempt,
  now,
  failingSince,
});
const pauseAfter = (attempt: number, random = 0.5): number => {
  const { retryAt } = afterFailure({ ...failed, random }, at(attempt));
  return Date.parse(retryAt ?? '') - now.getTime();
};

describe('a failed delivery', () => {
  test('is tried again with growing pauses for about a day, and then given up', () => {
    const pauses: number[] = [];
    for (let attempt = 1; afterFailure(failed, at(attempt)).then === 'retry'; attempt += 1) {
      pauses.push(pauseAfter(attempt));
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBe(5_000);
    const whole = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(whole / HOUR_MS).toBeGreaterThan(20);
    expect(whole / HOUR_MS).toBeLessThan(28);
    expect(afterFailure(failed, at(pauses.length + 1))).toEqual({ then: 'give-up', retryAt: null });
  });

  test('is not tried by all at the same moment', () => {
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4_000, 6_000]);
  });

  test('waits for as long as the receiver asks, and for a day at most', () => {
    const asked = (retryAfterMs: number) =>
      Date.parse(afterFailure({ ...failed, retryAfterMs }, at(1)).retryAt ?? '') - now.getTime();
    expect(asked(1_000)).toBe(5_000);
    expect(asked(90_000)).toBe(90_000);
    expect(asked(100 * 24 * HOUR_MS)).toBe(24 * HOUR_MS);
  });

  test('turns its webhook off where the receiver is gone, or took nothing for three days', () => {
    const gone = afterFailure({ ...failed, status: 410 }, at(1));
    expect(gone).toEqual({ then: 'stop', retryAt: null, off: 'gone' });
    const since = new Date(now.getTime() - 72 * HOUR_MS).toISOString();
    expect(afterFailure(failed, at(1, since))).toMatchObject({ then: 'stop', off: 'failing' });
    const later = new Date(now.getTime() - 71 * HOUR_MS).toISOString();
    expect(afterFailure(failed, at(1, later))).toMatchObject({ then: 'retry' });
  });
});
