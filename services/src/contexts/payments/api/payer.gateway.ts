import { paymentMessages } from '@foyer/contracts/payments';

import { Rejected } from '#platform/cqrs';
import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { PayerPayments } from '../receipts/payer-payments.js';
import { PayerReceipts } from '../receipts/payer-receipts.js';

/**
 * Answers the page of a visitor or guest who pays: a reloaded page has lost amount and receipt.
 */
@Gateway('application')
export class PayerGateway {
  constructor(
    private readonly receipts: PayerReceipts,
    private readonly payments: PayerPayments,
  ) {}

  @Listens(paymentMessages.showReceipt)
  async newest({ payload, actor }: MessageInput<typeof paymentMessages.showReceipt>) {
    if (actor.id !== payload.clientId) throw new Rejected('FORBIDDEN');
    const [newest = null] = await this.receipts.paidBy(actor);
    return { receipt: newest };
  }

  @Listens(paymentMessages.showPayment)
  async present({ payload, actor }: MessageInput<typeof paymentMessages.showPayment>) {
    if (actor.id !== payload.clientId) throw new Rejected('FORBIDDEN');
    return { payment: await this.payments.newestOf(actor) };
  }
}
