import {
  PaymentAbortRequested,
  paymentMessages,
  TerminalEngaged,
  TerminalInquiryRequested,
} from '@foyer/contracts/payments';

import { definePush, type ReactionRun, stream } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';
import { RecordClosingStep, RecordProgress } from '../commands.js';
import { Payment, Reconciliation, Terminal } from '../streams.js';
import { DevicePresence } from '../delivery/device-presence.js';
import { dueMessage } from '../delivery/due-message.js';
import { roomOfDevice } from '../delivery/rooms.js';
import type { Engagement } from '../domain/terminal.js';
import { isOpen } from '../domain/reconciliation/reconciliation.js';

/** A request that its device has not taken goes out again after so long, in milliseconds. */
export const REDELIVERY_MS = 5_000;

const needs = { realtime: Realtime, presence: DevicePresence };
const keyOf = { device: (id: string) => `device ${id}`, payment: (id: string) => `payment ${id}` };

/**
 * Requests to a terminal go to its device: at once, with each connection, and again until the
 * device confirms that it has recorded them. Always under the same id, so that it is done once.
 */
export const HandRequestsToTheirDevice = definePush({
  name: 'hand-requests-to-their-device',
  needs,
  on: [TerminalEngaged, PaymentAbortRequested, TerminalInquiryRequested],
  key: (event) =>
    event.type === 'TerminalEngaged'
      ? keyOf.device(event.data.deviceId)
      : keyOf.payment(event.data.transactionId),
  watch: ({ presence }, changed) => {
    presence.onChange((deviceId) => changed(keyOf.device(deviceId)));
  },
  run: async (key, tools) => {
    const [kind, id = ''] = key.split(' ');
    if (kind === 'device') return hand(id, tools);
    const payment = await tools.stateOf(stream(Payment, id));
    if (payment.status === 'known') tools.alsoFor(keyOf.device(payment.deviceId));
  },
});

async function hand(deviceId: string, tools: ReactionRun<typeof needs>): Promise<void> {
  const { needs: services, stateOf, now, again } = tools;
  const room = roomOfDevice(deviceId);
  // It is somewhere else, or nowhere; once it comes here it is given what is due.
  if (services.realtime.connectionsIn('payment', room).length === 0) return;
  const { engagement } = await stateOf(stream(Terminal, deviceId));
  if (!engagement) return;
  const isUnanswered = engagement.transactionId
    ? await handRequest(engagement.transactionId, engagement, room, tools)
    : await handClosing(deviceId, engagement, room, tools);
  if (isUnanswered) again(new Date(now.getTime() + REDELIVERY_MS));
}

async function handRequest(
  transactionId: string,
  { requestId }: Engagement,
  room: string,
  { needs: { realtime }, stateOf, execute }: ReactionRun<typeof needs>,
): Promise<boolean> {
  const due = dueMessage(await stateOf(stream(Payment, transactionId)), requestId);
  if (!due) return false;
  realtime.push(due.message, room, due.payload);
  if (due.isNew) await execute(RecordProgress, { transactionId, requestId, step: 'sent' });
  return due.isUnanswered;
}

async function handClosing(
  deviceId: string,
  { requestId: reconciliationId }: Engagement,
  room: string,
  { needs: { realtime }, stateOf, execute }: ReactionRun<typeof needs>,
): Promise<boolean> {
  const state = await stateOf(stream(Reconciliation, reconciliationId));
  if (!isOpen(state)) return false;
  const payload = { reconciliationId, deviceId };
  realtime.push(paymentMessages.reconciliationWithClosure, room, payload);
  if (state.status === 'started') {
    await execute(RecordClosingStep, { reconciliationId, step: 'sent' });
  }
  return state.status !== 'accepted';
}
