import { callEvents } from '@foyer/contracts/calls';
import { deviceEvents } from '@foyer/contracts/devices';
import { paymentEvents, reconciliationEvents, terminalEvents } from '@foyer/contracts/payments';
import { portalEvents } from '@foyer/contracts/portals';
import { visitEvents } from '@foyer/contracts/visits';

import { defineAggregate, defineFold } from '#platform/cqrs';
import { evolveDeviceAccess, fullAccess } from './domain/device-loss.js';
import { evolvePortalStaff, evolveVisitPlace, noPlace, noStaff } from './domain/may-charge.js';
import { evolvePayingCall, noPayingCall } from './domain/paying-call.js';
import { evolvePayment, noPayment } from './domain/payment.js';
import { evolveReconciliation, noReconciliation } from './domain/reconciliation/reconciliation.js';
import { evolveTerminal, newTerminal } from './domain/terminal.js';

/** A payment with its reversals: `payment-<transactionId>`. */
export const Payment = defineAggregate({
  name: 'payment',
  initial: noPayment,
  evolve: evolvePayment,
  events: paymentEvents,
});

/**
 * The work of a device's terminal: `terminal-<deviceId>`. It grows for as long as the device
 * exists.
 */
export const Terminal = defineAggregate({
  name: 'terminal',
  initial: newTerminal,
  evolve: evolveTerminal,
  events: terminalEvents,
  snapshotVersion: 2,
});

/** The closing of a terminal's day: `reconciliation-<id>`. */
export const Reconciliation = defineAggregate({
  name: 'reconciliation',
  initial: noReconciliation,
  evolve: evolveReconciliation,
  events: reconciliationEvents,
});

/** The call in which a payment is taken: `call-<id>`. */
export const Call = defineFold({
  name: 'call',
  initial: noPayingCall,
  evolve: evolvePayingCall,
  events: callEvents,
});

/** The place of a visitor: `visit-<id>`. */
export const VisitPlace = defineFold({
  name: 'visit',
  initial: noPlace,
  evolve: evolveVisitPlace,
  events: visitEvents,
});

/** The members who serve the portal of a terminal: `portal-<id>`. */
export const PortalStaff = defineFold({
  name: 'portal',
  initial: noStaff,
  evolve: evolvePortalStaff,
  events: portalEvents,
});

/** If a device is let in: `device-<id>`. */
export const DeviceAccess = defineFold({
  name: 'device',
  initial: fullAccess,
  evolve: evolveDeviceAccess,
  events: deviceEvents,
});
