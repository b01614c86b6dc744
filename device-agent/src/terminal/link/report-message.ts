import {
  CardCircuit,
  LINE_LENGTH_MAX,
  LINES_MAX,
  maskLines,
  paymentDeviceMessages,
} from '@foyer/contracts/payments';
import type { MessageDefinition } from '@foyer/contracts/schema';

import type { Operation, Order, Report, Settlement } from '../journal/entries.js';
import { receiptsBefore } from './receipts-before.js';

/** A message with what it carries. */
export interface Said {
  readonly message: MessageDefinition;
  readonly payload: unknown;
}

const {
  cashierDisplay,
  paymentResult,
  paymentReversalResult,
  printerReceipt,
  reconciliationResult,
  reversedPrinterReceipt,
  terminalRequestAccepted,
} = paymentDeviceMessages;

const OUTCOMES = { success: 'success', failure: 'failed', unknown: 'unknown' } as const;
const REASON_LENGTH_MAX = 100;
const RESULT_LENGTH_MAX = 50;

/**
 * Returns the message to the server about a report, or null where the server does not want one.
 */
export function reportMessage(report: Report, operations: readonly Operation[]): Said | null {
  if (report.type === 'canceled') return canceled(report);
  const order = operations.find((operation) => operation.order.id === report.id)?.order;
  // Orders of the kiosk's own page have no transaction at the server.
  if (order === undefined || !knownAtServer(order)) return null;
  switch (report.type) {
    case 'accepted': {
      const request = order.kind === 'closure' ? 'reconciliation' : order.kind;
      return { message: terminalRequestAccepted, payload: { requestId: order.id, request } };
    }
    case 'printed':
      return printed(order, report);
    case 'result':
      return result(order, report, operations);
  }
}

export const knownAtServer = (order: Order): boolean =>
  order.kind === 'closure' ? !order.local : order.transactionId !== '';

/** Returns the message with the present lines of the cashier's display. */
export function displayMessage(order: Order, lines: readonly string[]): Said | null {
  if (order.kind === 'closure' || !knownAtServer(order)) return null;
  const { transactionId, kind: request, id: requestId } = order;
  const payload = { transactionId, request, requestId, lines: fitting(lines) };
  return { message: cashierDisplay, payload };
}

/**
 * No printer has longer lines, and no receipt more of them; but who knows what a terminal sends.
 */
const fitting = (lines: readonly string[]): string[] =>
  maskLines(lines)
    .slice(0, LINES_MAX)
    .map((line) => line.slice(0, LINE_LENGTH_MAX));

function canceled({ transactionId, id, kind, code }: Report & { type: 'canceled' }): Said {
  const ended = { transactionId, outcome: 'canceled', via: 'inquiry', result: null };
  if (kind === 'reversal') {
    const payload = { ...ended, reversalId: id, OverallResult: code };
    return { message: paymentReversalResult, payload };
  }
  const none = { Success: 0, reason: code, cardNumber: null };
  return { message: paymentResult, payload: { ...ended, ...none } };
}

function printed(order: Order, { copy, lines }: Report & { type: 'printed' }): Said | null {
  if (order.kind === 'closure') return null;
  const receipt = { transactionId: order.transactionId, copy, lines: fitting(lines) };
  if (order.kind === 'payment') return { message: printerReceipt, payload: receipt };
  return { message: reversedPrinterReceipt, payload: { ...receipt, reversalId: order.id } };
}

function result(
  order: Order,
  { settlement, via }: Report & { type: 'result' },
  operations: readonly Operation[],
): Said {
  const word = overallResult(settlement);
  if (order.kind === 'closure') {
    const payload = {
      reconciliationId: order.id,
      OverallResult: word,
      outcome: OUTCOMES[settlement.outcome],
      totals: totals(settlement),
      receipts: receiptsBefore(order.id, operations),
    };
    return { message: reconciliationResult, payload };
  }
  const { transactionId } = order;
  const outcome = outcomeOf(settlement);
  const ended = { transactionId, outcome, via, result: reference(settlement) };
  if (order.kind === 'reversal') {
    const payload = { ...ended, reversalId: order.id, OverallResult: word };
    return { message: paymentReversalResult, payload };
  }
  const paid = settlement.outcome === 'success' ? settlement : null;
  const circuit = CardCircuit.safeParse(paid?.cardCircuit);
  const payload = {
    ...ended,
    Success: paid === null ? 0 : 1,
    reason: paid === null ? word : null,
    cardNumber: paid?.cardNumber ?? null,
    cardCircuit: circuit.success ? circuit.data : null,
  };
  return { message: paymentResult, payload };
}

/** Reports an abort at the terminal as canceled rather than failed. */
function outcomeOf(settlement: Settlement) {
  const aborted = settlement.outcome === 'failure' && settlement.code === 'ABORTED';
  return aborted ? 'canceled' : OUTCOMES[settlement.outcome];
}

function overallResult(settlement: Settlement): string {
  if (settlement.outcome === 'success') return 'Success';
  const text = settlement.outcome === 'failure' ? settlement.text : null;
  const said = text === null ? settlement.code : `${settlement.code} ${text}`;
  return said.slice(0, Math.min(REASON_LENGTH_MAX, RESULT_LENGTH_MAX));
}

function reference(settlement: Settlement) {
  if (settlement.outcome !== 'success' || settlement.reference === null) return null;
  const { STAN, TerminalID, TimeStamp } = settlement.reference;
  return { STAN, TerminalID, TimeStamp };
}

/** Terminals count what is left after reversals, so that all of it is payments. */
function totals(settlement: Settlement) {
  if (settlement.outcome !== 'success') return [];
  return settlement.totals.map(({ cardCircuit, currency, number, amount }) => {
    const circuit = cardCircuit.trim().slice(0, 40);
    return {
      cardCircuit: circuit === '' ? 'Others' : circuit,
      currency,
      kind: 'payment',
      number,
      amount,
    };
  });
}
