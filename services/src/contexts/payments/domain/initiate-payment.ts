import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { Currency, PaymentEvent, TerminalEvent } from '@foyer/contracts/payments';

import { mayCharge, type Reach } from './may-charge.js';
import type { KnownPayment, Payment } from './payment.js';
import { engaged, unready, type Terminal } from './terminal.js';

/** The events that a decision about a payment adds to it and to its terminal. */
export interface PaymentEvents {
  readonly payment: readonly PaymentEvent[];
  readonly terminal: readonly TerminalEvent[];
}

export const nothing: PaymentEvents = { payment: [], terminal: [] };

export interface InitiatePayment {
  readonly transactionId: string;
  readonly callId: string;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly payerId: string;
  readonly initiatorId: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly purpose: string;
}

/**
 * Begins a payment. Its id is the client's key: the same again changes nothing, another one under
 * it is refused.
 */
export function initiatePayment(
  { payment, terminal, ...reach }: Reach & { payment: Payment; terminal: Terminal },
  command: InitiatePayment,
): Decision<PaymentEvents> {
  if (payment.status === 'known') {
    return isSame(payment, command) ? accepted(nothing) : rejected('PAYMENT_KEY_REUSED');
  }
  const { call } = reach;
  if (call.stage !== 'on') {
    return rejected(call.stage === 'none' ? 'CALL_NOT_FOUND' : 'CALL_OVER');
  }
  if (!call.memberIds.includes(command.initiatorId)) return rejected('NOT_IN_CALL');
  const { transactionId, deviceId, initiatorId: memberId } = command;
  if (!mayCharge(reach, { deviceId, memberId })) return rejected('TERMINAL_ELSEWHERE');
  const obstacle = unready(terminal);
  if (obstacle) return rejected(obstacle);
  const engagement = { request: 'payment', requestId: transactionId, transactionId } as const;
  return accepted({
    payment: [{ type: 'PaymentInitiated', data: command }],
    terminal: [engaged(deviceId, engagement)],
  });
}

function isSame(payment: KnownPayment, command: InitiatePayment): boolean {
  const { callId, deviceId, initiatorId, amount, currency, purpose } = payment;
  return (
    callId === command.callId &&
    deviceId === command.deviceId &&
    initiatorId === command.initiatorId &&
    amount === command.amount &&
    currency === command.currency &&
    (purpose === null || purpose === command.purpose)
  );
}
