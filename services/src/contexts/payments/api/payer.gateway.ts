import { paymentMessages } from '@foyer/contracts/payments';

import { Rejected } from '#platform/cqrs';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { PayerReceipts } from '../receipts/payer-receipts.js';

/**
 * Answers the page of a visitor or guest who paid: a reloaded page has lost its receipt.
 */
@Gateway('application')
export class PayerGateway {
  constructor(private readonly receipts: PayerReceipts) {}

  @Listens(paymentMessages.showReceipt)
  async newest({ payload, actor }: MessageInput<typeof paymentMessages.showReceipt>) {
    if (actor.id !== payload.clientId) throw new Rejected('FORBIDDEN');
    const [newest = null] = await this.receipts.paidBy(actor);
    return { receipt: newest };
  }
}
