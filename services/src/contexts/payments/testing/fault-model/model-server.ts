import type { Decision } from '@foyer/contracts/decision';
import type { PaymentEvent, TerminalEvent } from '@foyer/contracts/payments';

import { dueMessage } from '../../delivery/due-message.js';
import { initiatePayment, type PaymentEvents } from '../../domain/initiate-payment.js';
import { initiateReversal } from '../../domain/initiate-reversal.js';
import { evolvePayment, noPayment, type Payment } from '../../domain/payment.js';
import { recordAnswer } from '../../domain/record-answer.js';
import {
  recordAccepted,
  recordReceipt,
  recordSent,
  requestAbort,
  requestInquiry,
} from '../../domain/record-progress.js';
import { settle, type Settlement } from '../../domain/settle.js';
import { evolveTerminal, newTerminal, type Terminal } from '../../domain/terminal.js';
import { ids } from '../happenings.js';
import type { ModelReport } from './model-daemon.js';
import type { PlantedBug } from './plan.js';

const AT = '2026-03-02T09:00:00.000Z';

/** The product's own decisions over events that are kept in memory. */
export class ModelServer {
  readonly events = new Map<string, PaymentEvent[]>();
  terminal: Terminal = evolveTerminal(
    newTerminal,
    {
      type: 'TerminalStatusChanged',
      data: { deviceId: ids.device, status: 'ready', connectionEstablished: true },
    },
    AT,
  );

  constructor(private readonly planted: PlantedBug | undefined) {}

  payment(transactionId: string): Payment {
    return (this.events.get(transactionId) ?? []).reduce(evolvePayment, noPayment);
  }

  pay(transactionId: string, amount: number): boolean {
    const states = { payment: this.payment(transactionId), terminal: this.terminal };
    const call = {
      stage: 'on',
      visitId: null,
      memberIds: [ids.kim],
      deviceIds: [],
      outsiderIds: [ids.call],
      absentIds: [],
    } as const;
    const reach = { call, place: { deviceId: ids.device }, staff: { memberIds: [] } };
    const order = {
      transactionId,
      amount,
      callId: ids.call,
      deviceId: ids.device,
      deviceName: 'Kiosk',
      payerId: ids.call,
      initiatorId: ids.kim,
      currency: 'EUR',
      purpose: '',
    } as const;
    return this.#both(transactionId, initiatePayment({ ...states, ...reach }, order));
  }

  reverse(transactionId: string, reversalId: string): boolean {
    const states = { payment: this.payment(transactionId), terminal: this.terminal };
    const asked = { reversalId, initiatorId: ids.kim, deviceId: ids.device };
    return this.#both(transactionId, initiateReversal(states, asked));
  }

  /** Returns the message that is due for the device just now. */
  due() {
    const { engagement } = this.terminal;
    if (!engagement?.transactionId) return undefined;
    const { requestId, transactionId } = engagement;
    const due = dueMessage(this.payment(transactionId), requestId);
    if (!due) return undefined;
    if (due.isNew) this.#one(transactionId, recordSent(this.payment(transactionId), requestId));
    const kind = engagement.request === 'reversal' ? 'reversal' : 'payment';
    return { name: due.message.name, requestId, transactionId, kind } as const;
  }

  /** Asks about what is without an outcome, or gives up what was not taken. */
  seeTo(): void {
    const { engagement } = this.terminal;
    if (!engagement?.transactionId) return;
    const { transactionId, requestId } = engagement;
    const state = this.payment(transactionId);
    const isUntouched =
      state.status === 'known' &&
      engagement.request === 'payment' &&
      (state.payment.stage === 'initiated' || state.payment.stage === 'sent');
    this.#one(
      transactionId,
      isUntouched
        ? requestAbort(state, { reason: 'not-delivered', requestedBy: null })
        : requestInquiry(state, requestId),
    );
  }

  hear({ requestId, transactionId, step, via, answer }: ModelReport): void {
    const payment = this.payment(transactionId);
    if (step === 'accepted') {
      this.#one(transactionId, recordAccepted(payment, requestId));
      return;
    }
    const isDecided =
      payment.status === 'known' &&
      [payment.payment, ...payment.reversals].some(
        (one) => one.requestId === requestId && one.outcome !== null,
      );
    if (this.planted === 'first-answer-wins' && isDecided) return;
    const said = {
      requestId,
      outcome: step,
      via,
      reason: null,
      result: answer?.result ?? null,
      cardNumber: null,
      cardCircuit: answer?.circuit ?? null,
    };
    this.#both(transactionId, recordAnswer({ payment, terminal: this.terminal }, said));
  }

  printed(transactionId: string, amount: number): void {
    const text = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
    const receipt = { requestId: transactionId, copy: 'customer', lines: [`EUR ${text}`] } as const;
    const state = this.payment(transactionId);
    this.#one(transactionId, recordReceipt(state, { ...receipt, lines: [...receipt.lines] }));
  }

  settle(transactionId: string, settlement: Settlement): void {
    const states = { payment: this.payment(transactionId), terminal: this.terminal };
    this.#both(transactionId, settle(states, settlement));
  }

  #one(transactionId: string, decision: Decision<readonly PaymentEvent[]>): void {
    if (decision.type === 'accepted') this.#keep(transactionId, decision.events, []);
  }

  #both(transactionId: string, decision: Decision<PaymentEvents>): boolean {
    if (decision.type === 'rejected') return false;
    this.#keep(transactionId, decision.events.payment, decision.events.terminal);
    return true;
  }

  #keep(
    transactionId: string,
    payment: readonly PaymentEvent[],
    terminal: readonly TerminalEvent[],
  ): void {
    this.events.set(transactionId, [...(this.events.get(transactionId) ?? []), ...payment]);
    this.terminal = terminal.reduce(
      (state, event) => evolveTerminal(state, event, AT),
      this.terminal,
    );
  }
}
