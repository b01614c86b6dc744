import { z } from 'zod';

import { defineEvent } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { LongWaitStep } from '../portals/long-wait-step.js';
import { PlacedReason } from './reasons.js';

const Time = z.iso.datetime();
const subject = { subject: 'visitId' } as const;

/**
 * The visitor waits in a line again, after a call or from the line of another portal; the next call
 * gets a new id.
 */
export const VisitReturnedToLine = defineEvent(
  'VisitReturnedToLine',
  1,
  z.object({ visitId: Id, portalId: Id, callId: Id }),
);
/** Another agent has the visitor from now on, in the same call. */
export const VisitHandedOver = defineEvent(
  'VisitHandedOver',
  1,
  z.object({ visitId: Id, agentId: Id, fromId: Id }),
);
/**
 * A visitor leaves and keeps the place; the request to come back, with its link, is sent to this
 * address.
 */
export const VisitPlaceKept = defineEvent(
  'VisitPlaceKept',
  1,
  z.object({ visitId: Id, email: personal(z.string()) }),
  subject,
);
/**
 * A visitor leaves and keeps the place; the request to come back, with its link, is sent to this
 * number.
 */
export const VisitPlaceKeptByText = defineEvent(
  'VisitPlaceKeptByText',
  1,
  z.object({
    visitId: Id,
    /** In E.164. */
    phoneNumber: personal(z.string()),
  }),
  subject,
);
/** A visitor who has waited for long writes to the portal instead. */
export const VisitMessageLeft = defineEvent(
  'VisitMessageLeft',
  1,
  z.object({
    visitId: Id,
    portalId: Id,
    email: personal(z.string()),
    text: personal(z.string()),
  }),
  subject,
);

/**
 * A visitor gets the place of the time waited so far: back after a call, or from the line of
 * another portal. A visitor whose call was lost comes before all others.
 */
export const VisitorPlacedInLine = defineEvent(
  'VisitorPlacedInLine',
  3,
  z.object({
    portalId: Id,
    visitId: Id,
    /** Lines are in this order. */
    joinedAt: Time,
    waitingSince: Time,
    because: PlacedReason,
    fromPortalId: Id,
    /** The agent who gave the visitor away; null where the line did. */
    agentId: Id.nullable(),
    at: Time,
  }),
);
/** A visitor continues waiting in the line of another portal. */
export const VisitorWentToOtherLine = defineEvent(
  'VisitorWentToOtherLine',
  1,
  z.object({ portalId: Id, visitId: Id, toPortalId: Id }),
);
/** A visitor has waited for the portal's longest waiting time. */
export const LongestWaitReached = defineEvent(
  'LongestWaitReached',
  1,
  z.object({ portalId: Id, visitId: Id, afterwards: LongWaitStep, at: Time }),
);
/** A visitor goes, and the place stays; `VisitorCameBack` ends it. */
export const VisitorKeptPlace = defineEvent(
  'VisitorKeptPlace',
  1,
  z.object({ portalId: Id, visitId: Id, keptSince: Time }),
);
/** It is nearly the turn of a visitor who has gone and kept the place. */
export const VisitorCalledBack = defineEvent(
  'VisitorCalledBack',
  1,
  z.object({ portalId: Id, visitId: Id, at: Time, expiresAt: Time }),
);
/** The portal closes, and the place of a visitor who has gone and kept it ends. */
export const VisitorPlaceClosed = defineEvent(
  'VisitorPlaceClosed',
  1,
  z.object({ portalId: Id, visitId: Id }),
);
/** Of the stream `visit-<id>`: what of a place in line is the visitor's own. */
export const wayEvents = [
  VisitReturnedToLine,
  VisitHandedOver,
  VisitPlaceKept,
  VisitPlaceKeptByText,
  VisitMessageLeft,
] as const;
/** Of the stream `line-<portalId>`: places that are kept, given back, or gone on from. */
/**
 * A visitor stays between the same neighbours and makes room for another one, put behind by a
 * supervisor: visitors who joined at the same moment leave no time between them. This also applies
 * to a taken visitor who can still return to the place.
 */
export const VisitorMadeRoom = defineEvent(
  'VisitorMadeRoom',
  1,
  z.object({
    portalId: Id,
    visitId: Id,
    /** Lines are in this order. */
    joinedAt: Time,
  }),
);

export const placeEvents = [
  VisitorPlacedInLine,
  VisitorMadeRoom,
  VisitorWentToOtherLine,
  LongestWaitReached,
  VisitorKeptPlace,
  VisitorCalledBack,
  VisitorPlaceClosed,
] as const;
