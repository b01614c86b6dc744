import {
  PaymentAbortRequested,
  PaymentInitiated,
  paymentMessages,
  ReceiptPrinted,
  ReversalInitiated,
  TerminalOutcomeUnknown,
  TerminalRequestAccepted,
  TerminalRequestAnswered,
  Transaction,
  TransactionSettled,
} from '@foyer/contracts/payments';

import { definePush, Rejected } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';
import { ROOM_OF_ALL } from '../delivery/rooms.js';
import { transactionModel } from '../views/find-transactions.js';

/** The member who took a payment, and all who may see every payment, see its state. */
export const NotifyPagesOfPayments = definePush({
  name: 'notify-pages-of-payments',
  needs: { realtime: Realtime },
  whenReadModel: {
    projection: 'transactions',
    events: [
      PaymentInitiated,
      ReversalInitiated,
      PaymentAbortRequested,
      TerminalRequestAccepted,
      TerminalRequestAnswered,
      TerminalOutcomeUnknown,
      TransactionSettled,
      ReceiptPrinted,
    ],
  },
  each: async (event, { needs: { realtime }, query }) => {
    const found = await query(new transactionModel.Get(event.data.transactionId)).catch(
      unlessRejected,
    );
    if (!found) return;
    const { transactionCreated, transactionUpdated } = paymentMessages;
    const message = event.type === 'PaymentInitiated' ? transactionCreated : transactionUpdated;
    const transaction = Transaction.parse(found);
    for (const room of [`member:${transaction.initiatorId}`, ROOM_OF_ALL]) {
      realtime.push(message, room, transaction);
    }
  },
});

function unlessRejected(error: unknown): undefined {
  if (!(error instanceof Rejected)) throw error;
  return undefined;
}
