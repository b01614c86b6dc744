import { CallEnded } from '@foyer/contracts/calls';
import {
  PaymentInitiated,
  ReversalInitiated,
  TerminalOutcomeUnknown,
  TerminalRequestAccepted,
} from '@foyer/contracts/payments';
import { trusted, type ReadStore } from '@foyer/projections';
import type { TransactionDocument } from '@foyer/projections/payments';

import { defineReaction, need, type ReactionRun, stream } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { AbortPayment, RecordProgress } from '../commands.js';
import { Payment } from '../streams.js';
import type { KnownPayment } from '../domain/payment.js';
import type { TerminalRequest } from '../domain/terminal-request.js';

/**
 * The time after which a payment that its device has not recorded is given up, in milliseconds: no
 * one waits there any more.
 */
export const NOT_DELIVERED_MS = 60_000;
/**
 * A device inquires automatically; one that has reported nothing more after this time is asked to,
 * in milliseconds.
 */
export const SILENCE_MS = 30_000;
/** A terminal that was asked and has not answered by then is inquired about, in milliseconds. */
export const NO_ANSWER_MS = 180_000;

const needs = { store: need<ReadStore>(READ_STORE) };
const payment = (id: string) => `payment ${id}`;

/**
 * Ends payments that stay open because no one asks: an untaken payment is given up, an unanswered
 * one is inquired about.
 */
export const SeeToPaymentsThatStandStill = defineReaction({
  name: 'see-to-payments-that-stand-still',
  needs,
  on: [
    PaymentInitiated,
    ReversalInitiated,
    TerminalRequestAccepted,
    TerminalOutcomeUnknown,
    CallEnded,
  ],
  key: ({ type, data }) =>
    type === 'CallEnded' ? `call ${data.callId}` : payment(data.transactionId),
  begin: async (tools) => (await open(tools, {})).map(payment),
  run: async (key, tools) => {
    const [kind, id = ''] = key.split(' ');
    if (kind === 'payment') return seeTo(id, tools);
    for (const transactionId of await open(tools, { callId: id })) {
      const state = await tools.stateOf(stream(Payment, transactionId));
      if (state.status === 'none' || isTaken(state.payment)) continue;
      await tools.execute(AbortPayment, { transactionId, reason: 'call-ended' });
    }
  },
});

type Tools = ReactionRun<typeof needs>;

async function open({ needs: { store } }: Tools, of: { readonly callId?: string }) {
  const transactions = store.collection<TransactionDocument>('transactions');
  const [payments, reversals] = await Promise.all([
    transactions.find({ ...of, status: trusted({ $in: ['pending', 'in_progress', 'unknown'] }) }),
    transactions.find({
      ...of,
      reverseStatus: trusted({ $in: ['initiated', 'pending', 'unknown'] }),
    }),
  ]);
  return [...new Set([...payments, ...reversals].map(({ _id }) => _id))];
}

async function seeTo(transactionId: string, tools: Tools): Promise<void> {
  const { stateOf, execute, now, again, needs: services } = tools;
  const state = await stateOf(stream(Payment, transactionId));
  const request = state.status === 'known' ? openRequest(state) : undefined;
  if (state.status === 'none' || !request) return;
  const shown = services.store.collection<TransactionDocument>('transactions');
  const since = (await shown.findOne({ _id: transactionId }))?.updatedAt ?? now.toISOString();
  const dueAt = Date.parse(since) + patience(request);
  if (dueAt > now.getTime()) {
    again(new Date(dueAt));
    return;
  }
  if (isTaken(request) || request.kind === 'reversal') {
    await execute(RecordProgress, { transactionId, requestId: request.requestId, step: 'inquire' });
  } else {
    await execute(AbortPayment, { transactionId, reason: 'not-delivered' });
  }
}

/** Returns the request without an outcome that has not been inquired about yet. */
function openRequest({ payment: first, reversals }: KnownPayment): TerminalRequest | undefined {
  return [first, ...reversals].find(
    ({ outcome, inquiry }) => outcome === null && inquiry === 'none',
  );
}

const isTaken = ({ stage }: TerminalRequest) => stage !== 'initiated' && stage !== 'sent';

function patience({ stage }: TerminalRequest): number {
  if (stage === 'unknown') return SILENCE_MS;
  return stage === 'accepted' ? NO_ANSWER_MS : NOT_DELIVERED_MS;
}
