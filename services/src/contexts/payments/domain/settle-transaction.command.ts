import { correlatedWith, defineCommand, memberOf, Rejected, stream } from '#platform/cqrs';
import { settle } from './settle.js';
import { Payment, Terminal } from '../streams.js';

interface Settlement {
  readonly transactionId: string;
  readonly request: 'payment' | 'reversal';
  readonly outcome: 'success' | 'failed';
  readonly reason: string;
}

/** Records a person's word on an outcome that no terminal can report. */
export const SettleTransaction = defineCommand({
  name: 'SettleTransaction',
  handle: async (data: Settlement, { context, run, stateOf }) => {
    const settledBy = memberOf(context).id;
    const payment = stream(Payment, data.transactionId);
    const known = await stateOf(payment);
    if (known.status === 'none') throw new Rejected('TRANSACTION_NOT_FOUND');
    const { request, outcome, reason } = data;
    const settlement = { request, outcome, reason, settledBy } as const;
    return run({
      context: correlatedWith(context, known.callId),
      streams: { payment, terminal: stream(Terminal, known.deviceId) },
      decide: (states) => settle(states, { ...settlement, by: 'person', reconciliationId: null }),
    });
  },
});
