import { rejected } from '@foyer/contracts/decision';

import { defineCommand, memberOf, Rejected, stream } from '#platform/cqrs';
import { initiatePayment, type InitiatePayment } from './initiate-payment.js';
import { DeploymentSettings } from '#contexts/settings';
import { PaymentTerminals } from '../views/payment-terminals.js';
import { noPlace, noStaff } from './may-charge.js';
import { payerOf } from './paying-call.js';
import { Call, Payment, PortalStaff, Terminal, VisitPlace } from '../streams.js';

type Order = Omit<InitiatePayment, 'deviceName' | 'payerId' | 'initiatorId'>;

/** Takes a payment in the agent's own call. */
export const TakePayment = defineCommand({
  name: 'TakePayment',
  needs: { terminals: PaymentTerminals, settings: DeploymentSettings },
  correlation: (data: Order) => data.callId,
  prepare: async (data: Order, { needs, context, stateOf }) => {
    const call = await stateOf(stream(Call, data.callId));
    const { modules } = await needs.settings.current();
    return {
      isOff: !modules.paymentTerminalModuleActive,
      initiatorId: memberOf(context).id,
      terminal: await needs.terminals.usable(data.deviceId).catch(unlessRejected),
      // The origin of a call is settled when it starts.
      visitId: call.stage === 'on' ? call.visitId : null,
    };
  },
  streams: (data: Order, { prepared: { terminal, visitId } }) => ({
    payment: stream(Payment, data.transactionId),
    terminal: stream(Terminal, data.deviceId),
    call: stream(Call, data.callId),
    place: visitId === null ? undefined : stream(VisitPlace, visitId),
    staff: terminal?.portalId ? stream(PortalStaff, terminal.portalId) : undefined,
  }),
  decide: ({ payment, terminal, call, place = noPlace, staff = noStaff }, data, { prepared }) => {
    const { initiatorId, terminal: known, isOff } = prepared;
    if (isOff && payment.status === 'none') return rejected('PAYMENTS_OFF');
    // A repeat is answered as the first was, also where the terminal was switched off since.
    if (!known && payment.status === 'none') return rejected('TERMINAL_NOT_FOUND');
    const payerId = payerOf(call) ?? data.callId;
    const order = { ...data, payerId, initiatorId, deviceName: known?.deviceName ?? '' };
    return initiatePayment({ payment, terminal, call, place, staff }, order);
  },
});

function unlessRejected(error: unknown): undefined {
  if (!(error instanceof Rejected)) throw error;
  return undefined;
}
