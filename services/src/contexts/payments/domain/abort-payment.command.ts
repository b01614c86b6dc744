import type { AbortReason } from '@foyer/contracts/payments';

import { correlatedWith, defineCommand, Rejected, stream } from '#platform/cqrs';
import { requestAbort } from './record-progress.js';
import { mayChange } from './may-change.js';
import { Payment } from '../streams.js';

interface Abort {
  readonly transactionId: string;
  readonly reason: AbortReason;
}

/** Gives a current payment up: on behalf of the member who took it, or of the product itself. */
export const AbortPayment = defineCommand({
  name: 'AbortPayment',
  handle: async (data: Abort, { context, run, stateOf }) => {
    const { actor } = context;
    const payment = stream(Payment, data.transactionId);
    const known = await stateOf(payment);
    const isAllowed =
      actor.type === 'system' || (actor.type === 'member' && mayChange(known, actor));
    if (known.status === 'none' || !isAllowed) throw new Rejected('TRANSACTION_NOT_FOUND');
    const requestedBy = actor.type === 'member' ? actor.id : null;
    return run({
      context: correlatedWith(context, known.callId),
      streams: { payment },
      decide: (states) => {
        const decision = requestAbort(states.payment, { reason: data.reason, requestedBy });
        return decision.type === 'rejected'
          ? decision
          : { ...decision, events: { payment: decision.events } };
      },
    });
  },
});
