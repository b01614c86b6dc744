import { describe, expect, test } from '@jest/globals';
import type { CircuitTotal } from '@foyer/contracts/payments';
import fc from 'fast-check';

import { compareDay } from './compare-day.js';
import type { LedgerEntry, PrintedReceipt } from './ledger.js';

const entry = (n: number, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  transactionId: `t${n}`,
  callId: `c${n}`,
  amount: 1000 * 2 ** n,
  currency: 'EUR',
  cardCircuit: 'VISA',
  STAN: String(n),
  payment: 'success',
  reversal: 'none',
  receiptExpected: true,
  ...change,
});
const receiptOf = ({ transactionId, STAN, amount, currency }: LedgerEntry): PrintedReceipt => ({
  transactionId,
  STAN,
  request: 'payment',
  amount,
  currency,
});
const total = (number: number, amount: number, change: Partial<CircuitTotal> = {}) =>
  ({ cardCircuit: 'VISA', currency: 'EUR', kind: 'payment', number, amount, ...change }) as const;
const unknown = {
  payment: 'unknown',
  cardCircuit: null,
  STAN: null,
  receiptExpected: false,
} as const;

/** Differences as `kind transaction`, and what was found out. */
const said = (...day: Parameters<typeof compareDay>) => {
  const { differences, found } = compareDay(...day);
  return [
    ...differences.map(({ kind, transactionId }) => `${kind} ${transactionId ?? '-'}`),
    ...found.map(({ transactionId, request, outcome }) => `${request} ${transactionId} ${outcome}`),
  ].toSorted();
};

describe('a day', () => {
  const [a, b, c] = [entry(0), entry(1), entry(2)];
  const receipts = [a, b, c].map(receiptOf);

  test('is balanced where all three agree, reversals included', () => {
    expect(said({ ledger: [], totals: [], receipts: [] })).toEqual([]);
    expect(said({ ledger: [a, b, c], totals: [total(3, 7000)], receipts })).toEqual([]);
    const reversed = entry(1, { reversal: 'success' });
    const totals = [total(3, 7000), total(1, 2000, { kind: 'reversal' })];
    expect(said({ ledger: [a, reversed, c], totals, receipts })).toEqual([]);
    expect(said({ ledger: [a, reversed, c], totals: [total(2, 5000)], receipts })).toEqual([]);
  });

  test.each([
    [
      'what the terminal does not count',
      { ledger: [a, b, c], totals: [total(2, 5000)], receipts },
      ['missing-at-terminal t1'],
    ],
    [
      'what was answered as failed and taken all the same',
      {
        ledger: [a, entry(1, { payment: 'not-taken', cardCircuit: null })],
        totals: [total(2, 3000)],
        receipts: [receiptOf(a)],
      },
      ['missing-in-ledger t1'],
    ],
    [
      'what was paid past the product',
      { ledger: [a], totals: [total(2, 1777)], receipts: [receiptOf(a)] },
      ['missing-in-ledger -'],
    ],
    [
      'a receipt that is missing',
      { ledger: [a, b], totals: [total(2, 3000)], receipts: [receiptOf(a)] },
      ['receipt-missing t1'],
    ],
    [
      'a receipt over another amount, which the terminal counts',
      {
        ledger: [a, b],
        totals: [total(2, 3500)],
        receipts: [receiptOf(a), { ...receiptOf(b), amount: 2500 }],
      },
      ['amount-differs t1'],
    ],
    [
      'a reversal that the terminal knows nothing of',
      {
        ledger: [a, entry(1, { reversal: 'success' })],
        totals: [total(2, 3000)],
        receipts,
      },
      ['missing-at-terminal t1'],
    ],
    [
      'one of two alike, without saying which',
      {
        ledger: [a, { ...a, transactionId: 't9' }],
        totals: [total(1, 1000)],
        receipts: [receiptOf(a), { ...receiptOf(a), transactionId: 't9' }],
      },
      ['missing-at-terminal -'],
    ],
  ])('shows %s', (_what, day, expected) => {
    expect(said(day)).toEqual(expected);
  });

  test('finds out how requests with unknown outcomes ended', () => {
    const [x, y] = [entry(3, unknown), entry(4, unknown)];
    const day = { ledger: [a, x, y], receipts: [receiptOf(a)] };
    expect(
      said({ ...day, totals: [total(1, 1000), total(1, 8000, { cardCircuit: 'girocard' })] }),
    ).toEqual(['payment t3 success', 'payment t4 failed']);
    expect(said({ ...day, totals: [total(1, 1000)] })).toEqual([
      'payment t3 failed',
      'payment t4 failed',
    ]);
    const reversing = entry(5, { reversal: 'unknown' });
    expect(said({ ledger: [reversing], totals: [], receipts: [receiptOf(reversing)] })).toEqual([
      'reversal t5 success',
    ]);
  });

  test('leaves to a person what the totals cannot tell apart', () => {
    const twins = [entry(3, unknown), entry(3, { ...unknown, transactionId: 't9' })];
    expect(said({ ledger: twins, totals: [total(1, 8000)], receipts: [] })).toEqual([
      'outcome-unknown t3',
      'outcome-unknown t9',
    ]);
  });

  test('searches the totals for a payment that a person settled without a terminal', () => {
    const settled = entry(3, { ...unknown, payment: 'success' });
    const day = { ledger: [settled], receipts: [] };
    expect(said({ ...day, totals: [total(1, 8000)] })).toEqual([]);
    expect(said({ ...day, totals: [] })).toEqual(['missing-at-terminal t3']);
  });

  test('names each of many that the terminal does not count', () => {
    const ledger = Array.from({ length: 10 }, (_, n) => entry(n, { amount: 3 ** (n + 4) }));
    const kept = ledger.slice(6).reduce((sum, { amount }) => sum + amount, 0);
    const day = { ledger, totals: [total(4, kept)], receipts: ledger.map(receiptOf) };
    expect(said(day)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `missing-at-terminal t${n}`));
  });

  test('has one gap when chance would name a transaction', () => {
    const ledger = Array.from({ length: 60 }, (_, n) => entry(n, { amount: 1000 + 7 * n }));
    const all = ledger.reduce((sum, { amount }) => sum + amount, 0);
    const day = { ledger, totals: [total(55, all - 6001)], receipts: ledger.map(receiptOf) };
    expect(said(day)).toEqual(['missing-at-terminal -']);
  });

  test('believes no set of wrong answers out of more than the sums can tell apart', () => {
    const ledger = Array.from({ length: 12 }, (_, n) => entry(n, { amount: 2 ** n }));
    const kept = ledger.slice(4).reduce((sum, { amount }) => sum + amount, 0);
    const day = { ledger, totals: [total(8, kept)], receipts: ledger.map(receiptOf) };
    expect(said(day)).toEqual(['missing-at-terminal -']);
  });

  test('calls nothing failed that an unexplained gap may hold', () => {
    const open = entry(3, unknown);
    const day = { ledger: [open], totals: [total(2, 8000 + 1777)], receipts: [] };
    expect(said(day)).toEqual(['missing-in-ledger -', 'outcome-unknown t3']);
  });

  test('believes the receipt of what was answered as failed', () => {
    const ledger = [entry(1), entry(2, { payment: 'not-taken', cardCircuit: null })];
    const twin = entry(2, { transactionId: 't9', payment: 'not-taken', cardCircuit: null });
    const day = { ledger: [...ledger, twin], receipts: ledger.map(receiptOf) };
    expect(said({ ...day, totals: [total(2, 6000)] })).toEqual(['missing-in-ledger t2']);
  });

  test('with a hundred payments is compared at once, no matter what is wrong with it', () => {
    const ledger = Array.from({ length: 100 }, (_, n) => entry(n, { amount: 100 + n * n }));
    const sum = ledger.reduce((all, { amount }) => all + amount, 0);
    const started = performance.now();
    said({ ledger, totals: [total(103, sum + 31)], receipts: ledger.map(receiptOf) });
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test('every difference is found, and no other, however many answers are wrong', () => {
  const circuits = ['VISA', 'girocard', 'Mastercard'] as const;
  const faults = [
    'none',
    'none',
    'none',
    'lost',
    'refused-but-taken',
    'amount',
    'no-receipt',
    'unknown-taken',
    'unknown-not',
  ] as const;
  const payments = fc.array(
    fc.record({ circuit: fc.constantFrom(...circuits), fault: fc.constantFrom(...faults) }),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(payments, (day) => {
      const ledger: LedgerEntry[] = [];
      const totals: CircuitTotal[] = [];
      const receipts: PrintedReceipt[] = [];
      const expected: string[] = [];
      for (const [n, { circuit, fault }] of day.entries()) {
        // Amounts of which no sum of some equals that of others.
        const one = entry(n, { cardCircuit: circuit, amount: 3 ** (n + 4) });
        const isUnknown = fault === 'unknown-taken' || fault === 'unknown-not';
        const isTaken = fault !== 'lost' && fault !== 'unknown-not';
        const amount = fault === 'amount' ? one.amount - 1 : one.amount;
        ledger.push(
          isUnknown
            ? { ...one, ...unknown }
            : fault === 'refused-but-taken'
              ? { ...one, payment: 'not-taken', cardCircuit: null }
              : one,
        );
        if (isTaken) totals.push(total(1, amount, { cardCircuit: circuit }));
        if (!isUnknown && fault !== 'no-receipt' && fault !== 'refused-but-taken') {
          receipts.push({ ...receiptOf(one), amount });
        }
        const named = {
          lost: 'missing-at-terminal',
          'refused-but-taken': 'missing-in-ledger',
          amount: 'amount-differs',
          'no-receipt': 'receipt-missing',
        } as const;
        if (fault in named) expected.push(`${named[fault as keyof typeof named]} t${n}`);
        if (isUnknown) expected.push(`payment t${n} ${isTaken ? 'success' : 'failed'}`);
      }
      expect(said({ ledger, totals, receipts })).toEqual(expected.toSorted());
    }),
    { numRuns: 300 },
  );
});
