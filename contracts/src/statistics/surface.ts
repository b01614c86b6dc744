import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { CheckedStatisticsRange } from '../validation/statistics-range.js';

const context = 'statistics';
const policy = 'statistics.read';
const planned = true;

/** One bar of a chart; `href` leads to the rows behind it. */
const Figure = z
  .object({ label: z.string(), value: z.number(), href: z.string() })
  .meta({ id: 'Figure' });

const figures = (path: `/statistics/${string}`, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    context,
    planned,
    policy,
    summary,
    query: CheckedStatisticsRange,
    answers: { 200: z.object({ figures: z.array(Figure) }) },
  });

export const callStatistics = figures(
  '/statistics/calls',
  'Calls within a range: number, waits, durations, missed',
);
export const paymentStatistics = figures('/statistics/payments', 'Payments within a range');

/** A difference between ledger, terminal and receipts. */
const Difference = z
  .object({
    transactionId: Id.nullable(),
    STAN: z.string().nullable(),
    kind: z.enum(['missing-in-ledger', 'missing-at-terminal', 'amount-differs', 'receipt-missing']),
  })
  .meta({ id: 'ReconciliationDifference' });

export const reconciliationStatistics = defineRoute({
  method: 'GET',
  path: '/statistics/reconciliation',
  context,
  planned,
  policy,
  summary: 'Daily reconciliations and their differences',
  query: CheckedStatisticsRange,
  answers: {
    200: z.object({
      reconciliations: z.array(
        z.object({
          _id: Id,
          deviceId: Id,
          at: z.iso.datetime(),
          balanced: z.boolean(),
          differences: z.array(Difference),
        }),
      ),
    }),
  },
});
