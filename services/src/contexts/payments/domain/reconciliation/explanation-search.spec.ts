import { expect, test } from '@jest/globals';

import { explain } from './explain.js';
import type { Suspicion } from './suspicions.js';

/** Most looks between two pauses: those of one search, and what it takes to begin others. */
const looksAtMost = (payments: number): number => 2 * 2_048 + 10 * payments;

/** Returns suspicions about as many payments, and how often one of them was looked at. */
function watched(payments: number, unclear: number) {
  const seen = { looks: 0 };
  const suspicions = Array.from({ length: payments }, (_, n): Suspicion => {
    const isUnclear = n < unclear;
    const amount = 500 + ((n * 7_919) % 9_500);
    return {
      cost: 10,
      number: isUnclear ? 1 : -1,
      amount: isUnclear ? amount : -amount,
      get currency() {
        seen.looks += 1;
        return 'EUR' as const;
      },
      cardCircuit: isUnclear ? null : n % 2 ? 'VISA' : 'MASTERCARD',
      entry: null,
      STAN: null,
      kind: isUnclear ? 'missing-in-ledger' : 'missing-at-terminal',
    };
  });
  return { suspicions, seen };
}

test.each([
  [600, 5],
  [600, 30],
  [2_000, 100],
])('a search among %d payments with %d unclear ones pauses after few looks', (all, unclear) => {
  const { suspicions, seen } = watched(all, unclear);
  const gaps = ['VISA', 'MASTERCARD'].map((cardCircuit, which) => {
    const missing = suspicions.filter((_, n) => n < unclear && n % 2 === 1 - which);
    const amount = missing.reduce((sum, one) => sum + one.amount, 0);
    return { cardCircuit, currency: 'EUR' as const, number: missing.length, amount };
  });
  const steps = explain(gaps, suspicions);
  const looks: number[] = [];
  for (let isOver = false; !isOver;) {
    const before = seen.looks;
    isOver = steps.next().done === true;
    looks.push(seen.looks - before);
  }
  expect(looks.length).toBeGreaterThan(2);
  expect(Math.max(...looks)).toBeLessThan(looksAtMost(all));
});
