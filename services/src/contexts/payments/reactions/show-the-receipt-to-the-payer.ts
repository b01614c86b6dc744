import {
  paymentMessages,
  ReceiptPrinted,
  TerminalRequestAnswered,
  TransactionSettled,
} from '@foyer/contracts/payments';

import { CommandRunner, definePush, Rejected, stream } from '#platform/cqrs';
import { guestRoom, Realtime } from '#platform/realtime';
import { Call } from '#contexts/calls';
import { transactionModel } from '../views/find-transactions.js';
import { PayerReceipts } from '../receipts/payer-receipts.js';

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
    const call = await runner.stateOf(stream(Call, found.callId));
    const { clientId } = receipt;
    // Of a visitor and a guest alike; no one is in the other's room.
    const rooms = [`visit:${clientId}`];
    if (call.stage !== 'none') rooms.push(guestRoom(clientId, call.origin.id));
    for (const room of rooms) realtime.push(paymentMessages.showReceipt, room, receipt);
  },
});
