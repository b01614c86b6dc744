import { paymentDeviceMessages, paymentMessages } from '@foyer/contracts/payments';
import type { MessageDefinition, PushOf } from '@foyer/contracts/schema';

import { originalOf, requestOf, type Payment } from '../domain/payment.js';

/** A message for a device, and if the device must still confirm that it took it. */
export interface DueMessage<M extends MessageDefinition = MessageDefinition> {
  readonly message: M;
  readonly payload: PushOf<M>;
  /** True if no one has sent it yet. */
  readonly isNew: boolean;
  /** It goes out again until the device answers. */
  readonly isUnanswered: boolean;
}

/**
 * Returns the message about a request that the device of a payment must receive; undefined if the
 * outcome is known.
 */
export function dueMessage(payment: Payment, requestId: string): DueMessage | undefined {
  const request = payment.status === 'known' ? requestOf(payment, requestId) : undefined;
  if (payment.status === 'none' || request?.outcome !== null) return undefined;
  const { transactionId, deviceId, callId, amount, currency } = payment;
  const { kind, stage, inquiry } = request;
  const isNew = stage === 'initiated';
  const asked = { isNew, isUnanswered: true };
  if (kind === 'payment' && payment.abortRequested) {
    return due(paymentMessages.abortPayment, { transactionId, deviceId }, asked);
  }
  if (inquiry === 'open' || stage === 'unknown') {
    const payload = { transactionId, request: kind, requestId, deviceId };
    return due(paymentDeviceMessages.inquireTerminalRequest, payload, asked);
  }
  const handed = { isNew, isUnanswered: stage !== 'accepted' };
  if (kind === 'payment') {
    const payload = { transactionId, deviceId, callId, amount, currency };
    return due(paymentMessages.initiatePayment, payload, handed);
  }
  const result = originalOf(payment);
  const payload = { transactionId, reversalId: requestId, deviceId, amount, currency, result };
  return due(paymentMessages.initiateRevertPayment, payload, handed);
}

function due<M extends MessageDefinition>(
  message: M,
  payload: PushOf<M>,
  state: Pick<DueMessage, 'isNew' | 'isUnanswered'>,
): DueMessage {
  return { message, payload, ...state };
}
