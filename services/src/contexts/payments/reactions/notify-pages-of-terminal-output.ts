import {
  paymentDeviceMessages,
  paymentMessages,
  ReceiptPrinted,
  TerminalEngaged,
  TerminalFreed,
  TerminalOutcomeUnknown,
  TerminalRequestAnswered,
  TerminalRequestShown,
  TerminalStatusChanged,
} from '@foyer/contracts/payments';

import { definePush, type ReactionRun, stream } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';
import { Payment, Terminal } from '../streams.js';
import { roomOfTerminal } from '../delivery/rooms.js';

const needs = { realtime: Realtime };
const { cashierDisplay, paymentResult, paymentReversalResult } = paymentDeviceMessages;
const { printerReceipt, reversedPrinterReceipt } = paymentDeviceMessages;

/**
 * Sends the texts, receipts and answers of a terminal to the page of the member who took the
 * payment.
 */
export const NotifyPagesOfTerminalOutput = definePush({
  name: 'notify-pages-of-terminal-output',
  needs,
  on: [TerminalRequestShown, ReceiptPrinted, TerminalRequestAnswered, TerminalOutcomeUnknown],
  each: async (event, { stateOf, needs: { realtime } }) => {
    const { transactionId, request, requestId } = event.data;
    const payment = await stateOf(stream(Payment, transactionId));
    if (payment.status === 'none') return;
    const room = `member:${payment.initiatorId}`;
    switch (event.type) {
      case 'TerminalRequestShown': {
        const lines = event.data.lines ?? [];
        realtime.push(cashierDisplay, room, { transactionId, request, requestId, lines });
        return;
      }
      case 'ReceiptPrinted': {
        const { copy, lines } = event.data;
        const printed = { transactionId, copy, lines: lines ?? [] };
        if (request === 'payment') realtime.push(printerReceipt, room, printed);
        else realtime.push(reversedPrinterReceipt, room, { ...printed, reversalId: requestId });
        return;
      }
      case 'TerminalRequestAnswered':
        pushAnswer(realtime, room, event.data);
        return;
      case 'TerminalOutcomeUnknown': {
        const { reason } = event.data;
        const unknown = { outcome: 'unknown', via: 'answer', reason } as const;
        const nothing = { result: null, cardNumber: null, cardCircuit: null };
        pushAnswer(realtime, room, { ...event.data, ...unknown, ...nothing });
      }
    }
  },
});

/** Notifies all who watch a terminal of its use. */
export const NotifyPagesOfTerminalUse = definePush({
  name: 'notify-pages-of-terminal-use',
  needs,
  on: [TerminalStatusChanged, TerminalEngaged, TerminalFreed],
  key: ({ data }) => data.deviceId,
  run: async (deviceId, { stateOf, needs: { realtime } }: ReactionRun<typeof needs>) => {
    const terminal = await stateOf(stream(Terminal, deviceId));
    const { connectionEstablished, engagement } = terminal;
    const status = engagement && connectionEstablished ? 'busy' : terminal.status;
    const payload = { deviceId, status, connectionEstablished };
    realtime.push(paymentMessages.paymentTerminalStatus, roomOfTerminal(deviceId), payload);
  },
});

interface Answer {
  readonly transactionId: string;
  readonly request: 'payment' | 'reversal';
  readonly requestId: string;
  readonly outcome: 'success' | 'failed' | 'canceled' | 'unknown';
  readonly via: 'answer' | 'inquiry';
  readonly reason: string | null;
  readonly result: { STAN: string; TerminalID: string; TimeStamp: string } | null;
  readonly cardNumber: string | null;
  readonly cardCircuit: string | null;
}

function pushAnswer(realtime: Realtime, room: string, answer: Answer): void {
  const { transactionId, requestId, outcome, via, reason, result } = answer;
  if (answer.request === 'payment') {
    const { cardNumber, cardCircuit } = answer;
    const Success = outcome === 'success' ? (1 as const) : (0 as const);
    const said = { transactionId, Success, outcome, via, reason, result, cardNumber, cardCircuit };
    realtime.push(paymentResult, room, said);
    return;
  }
  const OverallResult = outcome === 'success' ? 'Success' : (reason ?? 'Failure').slice(0, 50);
  const said = { transactionId, reversalId: requestId, OverallResult, outcome, via, result };
  realtime.push(paymentReversalResult, room, said);
}
