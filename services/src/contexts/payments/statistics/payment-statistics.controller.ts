import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { statisticsRoutes } from '@foyer/contracts/statistics';

import { everyRow, Input, Serves, type InputOf } from '../../../platform/http/index.js';
import { reconciliationModel } from '../queries/find-reconciliations.js';
import { transactionModel } from '../queries/find-transactions.js';
import { dayFigures, paymentFigures } from './payment-figures.js';

type Range = InputOf<typeof statisticsRoutes.paymentStatistics>;

/** Figures of payments and of closings. */
@Controller()
export class PaymentStatisticsController {
  readonly #queries: QueryBus;

  constructor(queries: QueryBus) {
    this.#queries = queries;
  }

  @Serves(statisticsRoutes.paymentStatistics)
  async payments(@Input() { query: criteria }: Range) {
    const transactions = await everyRow((window) =>
      this.#queries.execute(
        new transactionModel.Find({ criteria, sort: { createdAt: 1, _id: 1 }, window }),
      ),
    );
    const payments = paymentFigures(transactions);
    return { figures: dayFigures(payments), payments };
  }

  @Serves(statisticsRoutes.reconciliationStatistics)
  async reconciliations(@Input() { query: criteria }: Range) {
    const found = await everyRow((window) =>
      this.#queries.execute(
        new reconciliationModel.Find({ criteria, sort: { startedAt: -1, _id: 1 }, window }),
      ),
    );
    return {
      reconciliations: found.map(({ startedAt, status, ...one }) => ({
        ...one,
        status,
        at: startedAt,
        balanced: status === 'balanced',
      })),
    };
  }
}
