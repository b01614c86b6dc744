import {
  paymentMessages,
  ReceiptPrinted,
  TerminalRequestAnswered,
  TransactionSettled,
} from '@foyer/contracts/payments';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { defineReaction } from '../../../platform/eventing/index.js';
import { Realtime } from '../../../platform/realtime/index.js';
import { transactionModel } from '../queries/find-transactions.js';
import { ReceiptsOfVisits } from '../receipts/receipts-of-visits.js';

/**
 * A visitor who paid gets the receipt on their own page or kiosk: there it can be scanned, and not
 * from the agent's screen.
 */
export const ShowTheReceiptToTheVisitorWhoPaid = defineReaction({
  name: 'show-the-receipt-to-the-visitor-who-paid',
  notifiesSockets: true,
  needs: { realtime: Realtime, receipts: ReceiptsOfVisits },
  whenReadModel: {
    projection: 'transactions',
    events: [TerminalRequestAnswered, TransactionSettled, ReceiptPrinted],
  },
  each: async ({ data: { transactionId } }, { needs: { realtime, receipts }, query }) => {
    const found = await query(new transactionModel.Get(transactionId)).catch((error: unknown) => {
      if (!(error instanceof Rejected)) throw error;
      return undefined;
    });
    const receipt = found && (await receipts.of(found));
    if (!receipt) return;
    // Others than visitors who pay have no page of a visit, so that no one is in that room.
    realtime.push(paymentMessages.showReceipt, `visit:${receipt.clientId}`, receipt);
  },
});
