import {
  PaymentInitiated,
  paymentMessages,
  TerminalOutcomeUnknown,
  TerminalRequestAccepted,
  TerminalRequestAnswered,
  TransactionSettled,
} from '@foyer/contracts/payments';

import { CommandRunner, definePush, Rejected } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';
import { paymentForPayer } from '../receipts/payer-payments.js';
import { roomsOfPayer } from '../receipts/rooms-of-payer.js';
import { transactionModel } from '../views/find-transactions.js';

/**
 * Shows the amount and the result on the page or kiosk of the payer, who sees of the agent's
 * screen nothing, and of the terminal little.
 */
export const ShowThePaymentToThePayer = definePush({
  name: 'show-the-payment-to-the-payer',
  needs: { realtime: Realtime, runner: CommandRunner },
  whenReadModel: {
    projection: 'transactions',
    events: [
      PaymentInitiated,
      TerminalRequestAccepted,
      TerminalRequestAnswered,
      TerminalOutcomeUnknown,
      TransactionSettled,
    ],
  },
  each: async ({ data: { transactionId } }, { needs: { realtime, runner }, query }) => {
    const found = await query(new transactionModel.Get(transactionId)).catch((error: unknown) => {
      if (!(error instanceof Rejected)) throw error;
      return undefined;
    });
    if (!found) return;
    const payment = paymentForPayer(found);
    for (const room of await roomsOfPayer(runner, found))
      realtime.push(paymentMessages.showPayment, room, payment);
  },
});
