import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { statisticsRoutes } from '@foyer/contracts/statistics';

import { everyRow, Input, Serves, type InputOf } from '#platform/http';
import { everywhere, isInSpan, spanOf } from '../domain/calendar-day.js';
import { localDay } from '../domain/closing-time.js';
import { reconciliationModel } from '../views/find-reconciliations.js';
import { transactionModel } from '../views/find-transactions.js';
import { PaymentTerminals } from '../views/payment-terminals.js';
import { dayFigures, paymentFigures } from './payment-figures.js';

type Range = InputOf<typeof statisticsRoutes.paymentStatistics>;

/** Figures of payments and of closings. */
@Controller()
export class PaymentStatisticsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly terminals: PaymentTerminals,
  ) {}

  @Serves(statisticsRoutes.paymentStatistics)
  async payments(@Input() { query }: Range) {
    const span = spanOf(query);
    const criteria = everywhere(span);
    const zoneOf = await this.terminals.zones();
    const transactions = await everyRow((window) =>
      this.queries.execute(
        new transactionModel.Find({ criteria, sort: { createdAt: 1, _id: 1 }, window }),
      ),
    );
    const payments = paymentFigures(transactions, zoneOf, span);
    return { figures: dayFigures(payments, zoneOf), payments };
  }

  @Serves(statisticsRoutes.reconciliationStatistics)
  async reconciliations(@Input() { query }: Range) {
    const span = spanOf(query);
    const criteria = everywhere(span);
    const zoneOf = await this.terminals.zones();
    const found = await everyRow((window) =>
      this.queries.execute(
        new reconciliationModel.Find({ criteria, sort: { startedAt: -1, _id: 1 }, window }),
      ),
    );
    const ofDays = found.filter(({ startedAt, deviceId }) =>
      isInSpan(localDay(new Date(startedAt), zoneOf(deviceId)), span),
    );
    return {
      reconciliations: ofDays.map(({ startedAt, status, ...one }) => ({
        ...one,
        status,
        at: startedAt,
        balanced: status === 'balanced',
      })),
    };
  }
}
