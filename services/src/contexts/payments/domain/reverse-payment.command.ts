import { rejected } from '@foyer/contracts/decision';

import { correlatedWith, defineCommand, memberOf, Rejected, stream } from '#platform/cqrs';
import { initiateReversal } from './initiate-reversal.js';
import { PaymentTerminals } from '../views/payment-terminals.js';
import { Payment, Terminal } from '../streams.js';
import { mayChange } from './may-change.js';

interface Reversal {
  readonly transactionId: string;
  readonly reversalId: string;
  readonly deviceId: string;
}

/** Reverses a payment: for the member who took it, or for an administrator. */
export const ReversePayment = defineCommand({
  name: 'ReversePayment',
  needs: { terminals: PaymentTerminals },
  handle: async (data: Reversal, { context, needs, run, stateOf }) => {
    const member = memberOf(context);
    const payment = stream(Payment, data.transactionId);
    const known = await stateOf(payment);
    if (!mayChange(known, member)) throw new Rejected('TRANSACTION_NOT_FOUND');
    await needs.terminals.usable(known.deviceId);
    return run({
      context: correlatedWith(context, known.callId),
      streams: { payment, terminal: stream(Terminal, known.deviceId) },
      decide: (states) =>
        mayChange(states.payment, member)
          ? initiateReversal(states, { ...data, initiatorId: member.id })
          : rejected('TRANSACTION_NOT_FOUND'),
    });
  },
});
