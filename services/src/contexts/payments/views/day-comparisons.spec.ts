import { describe, expect, test } from '@jest/globals';

import { compareDay, type Day } from '../domain/reconciliation/compare-day.js';
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

describe('The comparison of a day', () => {
  test('lets everything else have its turn all the time, however hard it is', async () => {
    const day = badDay(600, 30);
    let longest = 0;
    let turns = 0;
    let before = process.cpuUsage();
    const compared = new DayComparisons().of('closing', day);
    const state = { isOver: false };
    void compared.then(() => (state.isOver = true));
    while (!state.isOver) {
      await new Promise(setImmediate);
      // By the processor's time: how busy the machine is with something else says nothing.
      const spent = process.cpuUsage(before);
      longest = Math.max(longest, (spent.user + spent.system) / 1_000);
      before = process.cpuUsage();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(10);
    expect(longest).toBeLessThan(150);
    expect((await compared).differences.length).toBeGreaterThan(0);
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
