import type { Decision } from '@foyer/contracts/decision';
import type { PaymentEvent, ReceiptCopy } from '@foyer/contracts/payments';

import {
  type CommandContext,
  correlatedWith,
  defineCommand,
  Rejected,
  stream,
} from '#platform/cqrs';
import { recordAnswer, type TerminalAnswer } from './record-answer.js';
import {
  recordAccepted,
  recordReceipt,
  recordSent,
  recordShown,
  requestInquiry,
} from './record-progress.js';
import type { KnownPayment, Payment as PaymentState } from './payment.js';
import { Payment, Terminal } from '../streams.js';

/** The progress of a request on its way; by its device, or by the product itself. */
export type Progress = { readonly transactionId: string; readonly requestId: string } & (
  | { readonly step: 'sent' | 'accepted' | 'inquire' }
  | { readonly step: 'shown'; readonly lines: string[] }
  | { readonly step: 'receipt'; readonly copy: ReceiptCopy; readonly lines: string[] }
);

/** A device reports how far a request is. */
export const RecordProgress = defineCommand({
  name: 'RecordProgress',
  handle: async (data: Progress, { context, run, stateOf }) => {
    const payment = stream(Payment, data.transactionId);
    const { callId } = ofActor(await stateOf(payment), context);
    return run({
      context: correlatedWith(context, callId),
      streams: { payment },
      decide: (states) => {
        const decision = decideProgress(states.payment, data);
        return decision.type === 'rejected'
          ? decision
          : { ...decision, events: { payment: decision.events } };
      },
    });
  },
});

/** A device reports how a request ended. */
export const RecordAnswer = defineCommand({
  name: 'RecordAnswer',
  handle: async (
    data: TerminalAnswer & { readonly transactionId: string },
    { context, run, stateOf },
  ) => {
    const payment = stream(Payment, data.transactionId);
    const { callId, deviceId } = ofActor(await stateOf(payment), context);
    return run({
      context: correlatedWith(context, callId),
      streams: { payment, terminal: stream(Terminal, deviceId) },
      decide: (states) => recordAnswer(states, data),
    });
  },
});

/** A device speaks of its own payments only; it does not even learn that others exist. */
function ofActor(state: PaymentState, { actor }: CommandContext): KnownPayment {
  const isOwn =
    state.status === 'known' &&
    (actor.type === 'system' || (actor.type === 'device' && actor.id === state.deviceId));
  if (!isOwn) throw new Rejected('TRANSACTION_NOT_FOUND');
  return state;
}

function decideProgress(state: PaymentState, data: Progress): Decision<readonly PaymentEvent[]> {
  switch (data.step) {
    case 'sent':
      return recordSent(state, data.requestId);
    case 'accepted':
      return recordAccepted(state, data.requestId);
    case 'inquire':
      return requestInquiry(state, data.requestId);
    case 'shown':
      return recordShown(state, data);
    case 'receipt':
      return recordReceipt(state, data);
  }
}
