import { z } from 'zod';

import { Id } from '../schema/id.js';
import { Currency } from './money.js';
import { CardCircuit, RequestKind } from './terminal-request.js';

/**
 * A sum in minor units; a day's total may be more than one payment is, and a correction less than
 * nothing.
 */
const Sum = z.int().min(-1e12).max(1e12);

/** The sum of several sums; it stays exact for as many as a closing may hold. */
const SumOfSums = z.int();

/**
 * The payments of one card scheme in one currency, as a terminal counts them; reversals are counted
 * separately.
 */
export const CircuitTotal = z
  .object({
    cardCircuit: CardCircuit,
    currency: Currency,
    kind: RequestKind,
    number: z.int().min(0).max(1_000_000),
    amount: Sum,
  })
  .meta({ id: 'CircuitTotal' });
export type CircuitTotal = z.output<typeof CircuitTotal>;

/**
 * The net of what was taken by one card scheme in one currency: payments less what was reversed.
 */
export const NetTotal = z
  .object({ cardCircuit: CardCircuit, currency: Currency, number: z.int(), amount: SumOfSums })
  .meta({ id: 'NetTotal' });
export type NetTotal = z.output<typeof NetTotal>;

/**
 * How terminal, ledger and receipts may disagree. `missing-in-ledger`: the terminal took a payment
 * that is not in the ledger. `missing-at-terminal`: the ledger holds what the terminal does not
 * count. `outcome-unknown`: the totals cannot say which of several unknown requests were carried
 * out. `totals-missing`: the terminal closed its day and its totals were lost. `totals-late`: its
 * totals came after the closing had been interrupted.
 */
export const DifferenceKind = z
  .enum([
    'missing-in-ledger',
    'missing-at-terminal',
    'amount-differs',
    'receipt-missing',
    'outcome-unknown',
    'totals-missing',
    'totals-late',
  ])
  .meta({ id: 'DifferenceKind' });
export type DifferenceKind = z.output<typeof DifferenceKind>;

const FoundDifference = z.object({
  differenceId: Id,
  kind: DifferenceKind,
  transactionId: Id.nullable(),
  callId: Id.nullable(),
  STAN: z.string().nullable(),
  cardCircuit: CardCircuit.nullable(),
  currency: Currency.nullable(),
  /** The amount in the ledger, in minor units; null if it has none. */
  expected: SumOfSums.nullable(),
  /** The amount of the terminal or receipt, in minor units; null if they have none. */
  found: SumOfSums.nullable(),
});
export type FoundDifference = z.output<typeof FoundDifference>;
export const foundDifference = FoundDifference.shape;

/** A difference as people see it, open until a person settles it with a reason. */
export const Difference = FoundDifference.extend({
  settled: z
    .object({
      by: Id,
      byName: z.string().nullable(),
      reason: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
}).meta({ id: 'ReconciliationDifference' });
export type Difference = z.output<typeof Difference>;

export const ReconciliationStatus = z
  .enum(['pending', 'in_progress', 'balanced', 'differences', 'settled', 'interrupted', 'failed'])
  .meta({ id: 'ReconciliationStatus' });
export type ReconciliationStatus = z.output<typeof ReconciliationStatus>;

/** One closing of a terminal's day and what came of comparing it. */
export const Reconciliation = z
  .object({
    _id: Id,
    deviceId: Id,
    deviceName: z.string(),
    status: ReconciliationStatus,
    trigger: z.enum(['person', 'schedule']),
    startedBy: Id.nullable(),
    startedByName: z.string().nullable(),
    startedAt: z.iso.datetime(),
    comparedAt: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
    /** The totals of the terminal. */
    terminalTotals: z.array(NetTotal),
    /** The totals of the ledger. */
    ledgerTotals: z.array(NetTotal),
    /** The totals of the printed receipts. */
    receiptTotals: z.array(NetTotal),
    transactionIds: z.array(Id),
    differences: z.array(Difference),
    openDifferences: z.int().nonnegative(),
  })
  .meta({ id: 'Reconciliation' });
export type Reconciliation = z.output<typeof Reconciliation>;
