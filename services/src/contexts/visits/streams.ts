import { callEvents } from '@foyer/contracts/calls';
import { deviceEvents } from '@foyer/contracts/devices';
import { portalEvents } from '@foyer/contracts/portals';
import { appSettingEvents, STANDARD_SETTINGS } from '@foyer/contracts/settings';
import { deskEvents, lineEvents, visitEvents } from '@foyer/contracts/visits';

import { defineAggregate, defineFold } from '#platform/cqrs';
import { evolveDeviceAdmission, noDeviceAdmission } from './visit/device-admission.js';
import { evolveDesk, newDesk } from './desk/state.js';
import { evolveListenersTold } from './visit/listeners-told.js';
import { emptyLine, evolveLine } from './line/state.js';
import { evolvePickup, noPickup } from './routing/pickup.js';
import { evolvePortalAdmission, noAdmission } from './visit/portal-admission.js';
import { evolveVisit, noVisit } from './visit/state.js';

/** One visitor's way: `visit-<id>`. */
export const Visit = defineAggregate({
  name: 'visit',
  initial: noVisit,
  evolve: evolveVisit,
  events: visitEvents,
});

/** The visitors who wait at a portal: `line-<portal>`. */
export const Line = defineAggregate({
  name: 'line',
  initial: emptyLine,
  evolve: evolveLine,
  events: lineEvents,
  snapshotVersion: 9,
});

/** An agent's place at work: `desk-<member>`. */
export const Desk = defineAggregate({
  name: 'desk',
  initial: newDesk,
  evolve: evolveDesk,
  events: deskEvents,
  snapshotVersion: 10,
});

/** The portal's own stream, folded to what a visit depends on. */
export const PortalAdmission = defineFold({
  name: 'portal',
  initial: noAdmission,
  evolve: evolvePortalAdmission,
  events: portalEvents,
});

/** The deployment's settings, folded to true if visitors learn of supervisors who listen. */
export const ListenersTold = defineFold({
  name: 'appsetting',
  initial: STANDARD_SETTINGS.legal.tellsOfListeners,
  evolve: evolveListenersTold,
  events: appSettingEvents,
});

/** A device's own stream, folded to what a visit that is opened at it depends on. */
export const DeviceAdmission = defineFold({
  name: 'device',
  initial: noDeviceAdmission,
  evolve: evolveDeviceAdmission,
  events: deviceEvents,
});

/** The stream of a visitor's call, folded to who took the visitor: a pickup starts the call. */
export const Pickup = defineAggregate({
  name: 'call',
  initial: noPickup,
  evolve: evolvePickup,
  events: callEvents,
});
