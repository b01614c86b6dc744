import { describe, expect, jest, test } from '@jest/globals';

import { compareDay, compareDayInSteps, type Day } from '../domain/reconciliation/compare-day.js';
import type { LedgerEntry } from '../domain/reconciliation/ledger.js';
import { DayComparisons } from './day-comparisons.js';

/**
 * A day of many payments, some of which ended differently from the ledger, in a way that no totals
 * can distinguish.
 */
function badDay(payments: number, wrong: number): Day {
  const ledger = Array.from({ length: payments }, (_, n): LedgerEntry => {
    const isWrong = n < wrong;
    return {
      ...{ transactionId: `t${n}`, callId: `c${n}`, amount: 500 + ((n * 7_919) % 9_500) },
      ...{ currency: 'EUR', cardCircuit: isWrong ? null : n % 2 ? 'VISA' : 'MASTERCARD' },
      ...{ STAN: String(n), payment: isWrong ? 'not-taken' : 'success', reversal: 'none' },
      receiptExpected: false,
    };
  });
  const totals = ['VISA', 'MASTERCARD'].map((cardCircuit, which) => {
    const counted = ledger.filter((_, n) => n % 2 === 1 - which);
    const amount = counted.reduce((sum, one) => sum + one.amount, 0);
    const about = { cardCircuit, currency: 'EUR', kind: 'payment' } as const;
    return { ...about, number: counted.length, amount };
  });
  return { ledger, totals, receipts: [] };
}

/** Most steps of a millisecond between two turns: twice what a comparison takes for itself. */
const STEPS_AT_MOST = 32;

function stepsOf(day: Day): number {
  const comparing = compareDayInSteps(day);
  for (let steps = 0; ; steps += 1) if (comparing.next().done === true) return steps;
}

describe('The comparison of a day', () => {
  test('lets everything else have its turn after each few steps, however many there are', async () => {
    const day = badDay(600, 30);
    const steps = stepsOf(day);
    expect(steps).toBeGreaterThan(1_000);
    // One look at this clock is one step of the comparison, and takes a millisecond.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
    try {
      const state = { isOver: false };
      const compared = new DayComparisons().of('closing', day).finally(() => (state.isOver = true));
      const turns: number[] = [];
      for (let before = now; !state.isOver; before = now) {
        await new Promise(setImmediate);
        turns.push(now - before);
      }
      expect(Math.max(...turns)).toBeLessThan(STEPS_AT_MOST);
      expect(turns.length).toBeGreaterThan(steps / STEPS_AT_MOST);
      expect((await compared).differences.length).toBeGreaterThan(0);
    } finally {
      clock.mockRestore();
    }
  });

  test('says the same as one that is made at once', async () => {
    const day = badDay(40, 3);
    expect(await new DayComparisons().of('closing', day)).toEqual(compareDay(day));
  });

  test('is made once for a report that comes again meanwhile, and again for another', async () => {
    const comparisons = new DayComparisons();
    const first = comparisons.of('closing', badDay(20, 2));
    expect(comparisons.of('closing', badDay(20, 2))).toBe(first);
    expect(comparisons.of('closing', badDay(20, 3))).not.toBe(first);
    expect(comparisons.of('another', badDay(20, 2))).not.toBe(first);
    await first;
  });
});
