import {
  paymentMessages,
  ReceiptPrinted,
  TerminalRequestAnswered,
  TransactionSettled,
} from '@foyer/contracts/payments';

import { CommandRunner, definePush, Rejected } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';
import { transactionModel } from '../views/find-transactions.js';
import { PayerReceipts } from '../receipts/payer-receipts.js';
import { roomsOfPayer } from '../receipts/rooms-of-payer.js';

/**
 * Shows the receipt on the page or kiosk of the payer: there it can be scanned, and not from the
 * agent's screen.
 */
export const ShowTheReceiptToThePayer = definePush({
  name: 'show-the-receipt-to-the-payer',
  needs: { realtime: Realtime, receipts: PayerReceipts, runner: CommandRunner },
  whenReadModel: {
    projection: 'transactions',
    events: [TerminalRequestAnswered, TransactionSettled, ReceiptPrinted],
  },
  each: async ({ data: { transactionId } }, { needs: { realtime, receipts, runner }, query }) => {
    const found = await query(new transactionModel.Get(transactionId)).catch((error: unknown) => {
      if (!(error instanceof Rejected)) throw error;
      return undefined;
    });
    const receipt = found && (await receipts.of(found));
    if (!receipt) return;
    for (const room of await roomsOfPayer(runner, found))
      realtime.push(paymentMessages.showReceipt, room, receipt);
  },
});
