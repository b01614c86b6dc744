import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type {
  FinalOutcome,
  OutcomeVia,
  PaymentEvent,
  PaymentResult,
  TerminalOutcome,
} from '@foyer/contracts/payments';

import { nothing, type PaymentEvents } from './initiate-payment.js';
import { requestOf, type KnownPayment, type Payment } from './payment.js';
import { freed, type Terminal } from './terminal.js';
import type { TerminalRequest } from './terminal-request.js';

/** A device's report about the end of a request. */
export interface TerminalAnswer {
  readonly requestId: string;
  readonly outcome: TerminalOutcome;
  readonly via: OutcomeVia;
  readonly reason: string | null;
  readonly result: PaymentResult | null;
  readonly cardNumber: string | null;
  readonly cardCircuit: string | null;
}

interface States {
  readonly payment: Payment;
  readonly terminal: Terminal;
}

/**
 * Takes the terminal's answer. A repeat changes nothing; a success counts whenever it comes, also
 * after a failure; and what the device does not know is no failure.
 */
export function recordAnswer(states: States, answer: TerminalAnswer): Decision<PaymentEvents> {
  const { payment, terminal } = states;
  const request = payment.status === 'known' ? requestOf(payment, answer.requestId) : undefined;
  if (payment.status === 'none' || !request) return rejected('TRANSACTION_NOT_FOUND');
  const { outcome } = answer;
  const events =
    outcome === 'unknown'
      ? unknownOutcome(payment, request, answer)
      : finalOutcome(payment, request, answer, outcome);
  if (events.length === 0) return accepted(nothing);
  // Until it has been asked, the terminal remembers the last thing that it did; another one would
  // make it forget.
  const isOver = outcome !== 'unknown' || answer.via === 'inquiry';
  return accepted({
    payment: events,
    terminal: isOver ? freed(terminal, payment.deviceId, request.requestId) : [],
  });
}

function unknownOutcome(
  payment: KnownPayment,
  request: TerminalRequest,
  { via, reason }: TerminalAnswer,
): PaymentEvent[] {
  if (request.outcome !== null) return [];
  const data = { ...about(payment, request), reason };
  const isNew = request.stage !== 'unknown';
  const isFound = via === 'inquiry' && request.inquiry !== 'inconclusive';
  return [
    ...(isNew ? [{ type: 'TerminalOutcomeUnknown' as const, data }] : []),
    ...(isFound ? [{ type: 'TerminalInquiryInconclusive' as const, data }] : []),
  ];
}

function finalOutcome(
  payment: KnownPayment,
  request: TerminalRequest,
  answer: TerminalAnswer,
  outcome: FinalOutcome,
): PaymentEvent[] {
  const { via, reason, result, cardNumber, cardCircuit } = answer;
  const data = { ...about(payment, request), outcome, via, reason };
  const isTerminals = request.decidedBy === 'terminal';
  if (isTerminals && request.outcome === outcome) return [];
  if (isTerminals && outcome !== 'success') {
    if (request.disputed.includes(outcome)) return [];
    return [{ type: 'TerminalAnswerDisputed', data }];
  }
  const { payerId } = payment;
  const said = { payerId, result, cardNumber, cardCircuit };
  return [{ type: 'TerminalRequestAnswered', data: { ...data, ...said } }];
}

/** Returns the fields by which an event names the request that it is about. */
export function about({ transactionId }: KnownPayment, { kind, requestId }: TerminalRequest) {
  return { transactionId, request: kind, requestId } as const;
}
