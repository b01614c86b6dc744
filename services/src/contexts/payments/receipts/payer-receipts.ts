import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PayerReceipt } from '@foyer/contracts/payments';
import type { TransactionDocument } from '@foyer/projections/payments';

import { Clock } from '../../../platform/clock/index.js';
import { transactionModel } from '../queries/find-transactions.js';
import { ReceiptLinks } from './receipt-links.js';

/**
 * A guest who is invited again has the same id: what was paid in an earlier meeting is not shown in
 * the next one.
 */
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

  /** Returns the receipts of the last hours for a payer, the newest first. */
  async paidBy(payerId: string, limit = RECEIPTS_MAX): Promise<readonly PayerReceipt[]> {
    const from = new Date(this.clock.now().getTime() - SHOWN_FOR_MS).toISOString();
    const { rows } = await this.queries.execute(
      new transactionModel.Find({
        criteria: { payerId, status: 'success', from },
        sort: { createdAt: -1 },
        window: { skip: 0, limit },
      }),
    );
    const receipts = await Promise.all(rows.map((row) => this.of(row)));
    return receipts.filter((receipt) => receipt !== undefined);
  }
}
