import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { paymentRoutes, type Transaction } from '@foyer/contracts/payments';

import type { Actor } from '#platform/cqrs';
import {
  Answer,
  contentDisposition,
  everyRow,
  Input,
  paged,
  Serves,
  windowOfPage,
  type InputOf,
} from '#platform/http';
import { transactionModel, type TransactionCriteria } from '../views/find-transactions.js';
import { PaymentTerminals, shownTerminal } from '../views/payment-terminals.js';
import { ReadablePayments, readsAll } from '../receipts/readable-payments.js';
import { transactionTable } from '../receipts/transaction-table.js';

const NEWEST_FIRST = { createdAt: -1 } as const;

/** Payments as staff sees them: their own, or all of them for those who may. */
@Controller()
export class TransactionsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly paymentTerminals: PaymentTerminals,
    private readonly readable: ReadablePayments,
  ) {}

  @Serves(paymentRoutes.listTransactions)
  async list(@Input() { query, actor }: InputOf<typeof paymentRoutes.listTransactions>) {
    const { page, limit, ...criteria } = query;
    const window = windowOfPage({ page, limit });
    const find = { criteria: visibleTo(actor, criteria), sort: NEWEST_FIRST, window };
    return paged(await this.queries.execute(new transactionModel.Find(find)), { page, limit });
  }

  @Serves(paymentRoutes.exportTransactions)
  async table(@Input() { query, actor }: InputOf<typeof paymentRoutes.exportTransactions>) {
    const criteria = visibleTo(actor, query);
    const rows = await everyRow((window) =>
      this.queries.execute(new transactionModel.Find({ criteria, sort: NEWEST_FIRST, window })),
    );
    return new Answer(Buffer.from(transactionTable(rows)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition('attachment', 'transactions.csv'),
        'cache-control': 'no-store',
      },
    });
  }

  @Serves(paymentRoutes.listPaymentTerminals)
  async terminals(@Input() { query, actor }: InputOf<typeof paymentRoutes.listPaymentTerminals>) {
    const { callId } = query;
    const found =
      callId === undefined
        ? await this.paymentTerminals.allUsable()
        : await this.paymentTerminals.chargeable(callId, actor.id);
    const timeZones = callId === undefined ? await this.paymentTerminals.timeZones() : [];
    return { docs: found.map(shownTerminal), timeZones };
  }

  @Serves(paymentRoutes.getTransaction)
  async get(
    @Input() { params, actor }: InputOf<typeof paymentRoutes.getTransaction>,
  ): Promise<Transaction> {
    return this.readable.get(params.id, actor);
  }
}

/** Agents see the payments that they took; who may read all sees all. */
function visibleTo(actor: Actor, criteria: TransactionCriteria): TransactionCriteria {
  return readsAll(actor) ? criteria : { ...criteria, initiatorId: actor.id };
}
