import { z } from 'zod';

import { Currency } from '../payments/money.js';
import { Difference, Reconciliation } from '../payments/reconciliation.js';
import { TransactionStatus } from '../payments/statuses.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { CheckedStatisticsRange } from '../validation/statistics-range.js';
import { Figure } from './figure.js';

export { agentDays, agentStatistics, agentTimeline, myDay } from './agent-statistics.js';
export { callStatistics, callStatisticsTable } from './call-statistics.js';

const context = 'statistics';
const policy = 'statistics.read';

/** Payments of one day on one device that ended alike; `amount` is their sum in minor units. */
const PaymentFigure = z
  .object({
    day: z.iso.date(),
    deviceId: Id,
    deviceName: z.string(),
    currency: Currency,
    status: TransactionStatus,
    reversed: z.boolean(),
    number: z.int().nonnegative(),
    amount: z.int().nonnegative(),
    href: z.string(),
  })
  .meta({ id: 'PaymentFigure' });

export const paymentStatistics = defineRoute({
  method: 'GET',
  path: '/statistics/payments',
  context,
  policy,
  summary:
    'Payments of the days that a range names, by the clock at each terminal; by day, device, currency and status',
  query: CheckedStatisticsRange,
  answers: { 200: z.object({ figures: z.array(Figure), payments: z.array(PaymentFigure) }) },
});

export const reconciliationStatistics = defineRoute({
  method: 'GET',
  path: '/statistics/reconciliation',
  context,
  policy,
  summary:
    'Reconciliations of the days that a range names, by the clock at each terminal, and their differences',
  query: CheckedStatisticsRange,
  answers: {
    200: z.object({
      reconciliations: z.array(
        Reconciliation.pick({ _id: true, deviceId: true, deviceName: true, status: true }).extend({
          at: z.iso.datetime(),
          balanced: z.boolean(),
          differences: z.array(Difference),
        }),
      ),
    }),
  },
});
