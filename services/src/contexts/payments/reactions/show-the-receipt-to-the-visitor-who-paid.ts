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
import { ReceiptLinks } from '../receipts/receipt-links.js';

/** A visitor who paid gets the receipt on the own page or kiosk: there it can be scanned, and not from the agent's screen. */
export const ShowTheReceiptToTheVisitorWhoPaid = defineReaction({
  name: 'show-the-receipt-to-the-visitor-who-paid',
  notifiesSockets: true,
  needs: { realtime: Realtime, links: ReceiptLinks },
  whenReadModel: {
    projection: 'transactions',
    events: [TerminalRequestAnswered, TransactionSettled, ReceiptPrinted],
  },
  each: async ({ data: { transactionId } }, { needs: { realtime, links }, query }) => {
    const found = await query(new transactionModel.Get(transactionId)).catch((error: unknown) => {
      if (!(error instanceof Rejected)) throw error;
      return undefined;
    });
    if (found?.status !== 'success') return;
    const { payerId: clientId, amount, currency } = found;
    const kind = found.reverseStatus === 'success' ? 'reversal' : 'payment';
    const url = await links.urlOf(transactionId, kind);
    const qrCode = await links.qrCodeOf(url);
    // Others than visitors who pay have no page of a visit, so that no one is in that room.
    realtime.push(paymentMessages.showReceipt, `visit:${clientId}`, {
      ...{ transactionId, clientId, kind, amount, currency, url, qrCode },
    });
  },
});
