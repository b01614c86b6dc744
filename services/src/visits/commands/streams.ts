import { callEvents } from '@foyer/contracts/calls';
import { portalEvents } from '@foyer/contracts/portals';
import { deskEvents, lineEvents, visitEvents } from '@foyer/contracts/visits';

import { defineAggregate } from '../../platform/commands/index.js';
import { evolveDesk, newDesk } from '../domain/desk.js';
import { emptyLine, evolveLine } from '../domain/line.js';
import { evolvePickup, noPickup } from '../domain/pickup.js';
import { evolvePortalDoor, noDoor } from '../domain/portal-door.js';
import { evolveVisit, noVisit } from '../domain/visit.js';

/** One visitor's way: `visit-<id>`. */
export const Visit = defineAggregate({
  name: 'visit',
  initial: noVisit,
  evolve: evolveVisit,
  events: visitEvents,
});

/** Who waits at a portal: `line-<portal>`. */
export const Line = defineAggregate({
  name: 'line',
  initial: emptyLine,
  evolve: evolveLine,
  events: lineEvents,
  snapshotVersion: 1,
});

/** An agent's place at work: `desk-<member>`. */
export const Desk = defineAggregate({
  name: 'desk',
  initial: newDesk,
  evolve: evolveDesk,
  events: deskEvents,
  snapshotVersion: 1,
});

/** The portal's own stream, folded to what a visit depends on. */
export const PortalDoor = defineAggregate({
  name: 'portal',
  initial: noDoor,
  evolve: evolvePortalDoor,
  events: portalEvents,
});

/** The stream of a visitor's call, folded to who took the visitor. */
export const Pickup = defineAggregate({
  name: 'call',
  initial: noPickup,
  evolve: evolvePickup,
  events: callEvents,
});
