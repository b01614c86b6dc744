import { Injectable } from '@nestjs/common';
import type { paymentMessages } from '@foyer/contracts/payments';
import type { PushOf } from '@foyer/contracts/schema';
import type { TransactionDocument } from '@foyer/projections/payments';

import { ReceiptLinks } from './receipt-links.js';

type Shown = PushOf<typeof paymentMessages.showReceipt>;

/**
 * Gives a visitor who paid the receipt; another request draws the code, and only if a page shows
 * it.
 */
@Injectable()
export class ReceiptsOfVisits {
  constructor(private readonly links: ReceiptLinks) {}

  /** The receipt that is due of a payment: of one that was reversed the reversal's; undefined where none is. */
  async of(transaction: TransactionDocument): Promise<Shown | undefined> {
    const { _id: transactionId, status, reverseStatus, amount, currency } = transaction;
    if (status !== 'success') return undefined;
    const kind = reverseStatus === 'success' ? 'reversal' : 'payment';
    return {
      ...{ transactionId, clientId: transaction.payerId, kind, amount, currency },
      url: await this.links.urlOf(transactionId, kind),
      qrCode: await this.links.codeAddressOf(transactionId, kind),
    };
  }
}
