import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PayerPayment } from '@foyer/contracts/payments';
import type { TransactionDocument } from '@foyer/projections/payments';

import type { Actor } from '#platform/cqrs';
import { transactionModel } from '../views/find-transactions.js';
import { ReadablePayments } from './readable-payments.js';

/** More payments than these are not looked through: the newest is one of the last. */
const LOOKED_AT = 5;

/** The part of a payment that its payer sees: neither its purpose nor the card. */
export const paymentForPayer = ({
  _id: transactionId,
  payerId: clientId,
  ...rest
}: TransactionDocument): PayerPayment => ({
  ...{ transactionId, clientId },
  ...{ amount: rest.amount, currency: rest.currency, status: rest.status },
});

/** The payments for a visitor or guest who pays. */
@Injectable()
export class PayerPayments {
  constructor(
    private readonly queries: QueryBus,
    private readonly readable: ReadablePayments,
  ) {}

  /** The newest payment of a payer; for a guest of the place that the link leads to. */
  async newestOf(payer: Actor): Promise<PayerPayment | null> {
    const { rows } = await this.queries.execute(
      new transactionModel.Find({
        criteria: { payerId: payer.id },
        sort: { createdAt: -1 },
        window: { skip: 0, limit: LOOKED_AT },
      }),
    );
    for (const row of rows)
      if (await this.readable.isOfOwnPlace(row, payer)) return paymentForPayer(row);
    return null;
  }
}
