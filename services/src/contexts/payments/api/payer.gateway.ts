import { QueryBus } from '@nestjs/cqrs';
import { paymentMessages } from '@foyer/contracts/payments';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { Gateway, Listens, type MessageInput } from '../../../platform/realtime/index.js';
import { transactionModel } from '../queries/find-transactions.js';
import { ReceiptsOfVisits } from '../receipts/receipts-of-visits.js';

/** Answers the page of a visitor who paid: a page that was loaded again has lost its content. */
@Gateway('application')
export class PayerGateway {
  constructor(
    private readonly queries: QueryBus,
    private readonly receipts: ReceiptsOfVisits,
  ) {}

  @Listens(paymentMessages.showReceipt)
  async newest({ payload, actor }: MessageInput<typeof paymentMessages.showReceipt>) {
    const { clientId: payerId } = payload;
    if (actor.type !== 'visitor' || actor.id !== payerId) throw new Rejected('FORBIDDEN');
    const { rows } = await this.queries.execute(
      new transactionModel.Find({
        criteria: { payerId, status: 'success' },
        sort: { createdAt: -1 },
        window: { skip: 0, limit: 1 },
      }),
    );
    return { receipt: (rows[0] && (await this.receipts.of(rows[0]))) ?? null };
  }
}
