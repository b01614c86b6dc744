import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PayerReceipt } from '@foyer/contracts/payments';
import type { TransactionDocument } from '@foyer/projections/payments';

import type { Actor } from '#platform/cqrs';
import { Clock } from '#platform/clock';
import { transactionModel } from '../views/find-transactions.js';
import { ReadablePayments } from './readable-payments.js';
import { ReceiptLinks } from './receipt-links.js';

/** A page shows what was paid lately: the receipt of yesterday is not that of now. */
const SHOWN_FOR_MS = 12 * 60 * 60_000;
const RECEIPTS_MAX = 20;

/**
 * The receipts for a visitor or guest who paid; another request draws the code, and only for a page
 * that shows it.
 */
@Injectable()
export class PayerReceipts {
  constructor(
    private readonly queries: QueryBus,
    private readonly links: ReceiptLinks,
    private readonly readable: ReadablePayments,
    private readonly clock: Clock,
  ) {}

  /**
   * The receipt that is due of a payment: of one that was reversed the reversal's; undefined where
   * none is.
   */
  async of(transaction: TransactionDocument): Promise<PayerReceipt | undefined> {
    const { _id: transactionId, status, reverseStatus, amount, currency } = transaction;
    if (status !== 'success') return undefined;
    const kind = reverseStatus === 'success' ? 'reversal' : 'payment';
    return {
      ...{ transactionId, clientId: transaction.payerId, kind, amount, currency },
      url: await this.links.urlOf(transactionId, kind),
      qrCode: await this.links.codeAddressOf(transactionId, kind),
    };
  }

  /**
   * Returns the receipts of the last hours for a payer, the newest first; for a guest those of the
   * place that the link leads to.
   */
  async paidBy(payer: Actor): Promise<readonly PayerReceipt[]> {
    const from = new Date(this.clock.now().getTime() - SHOWN_FOR_MS).toISOString();
    const { rows } = await this.queries.execute(
      new transactionModel.Find({
        criteria: { payerId: payer.id, status: 'success', from },
        sort: { createdAt: -1 },
        window: { skip: 0, limit: RECEIPTS_MAX },
      }),
    );
    const shown = rows.map(async (row) =>
      (await this.readable.isOfOwnPlace(row, payer)) ? this.of(row) : undefined,
    );
    const receipts = await Promise.all(shown);
    return receipts.filter((receipt) => receipt !== undefined);
  }
}
