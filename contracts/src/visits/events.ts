import { z } from 'zod';

import { Language } from '../schema/language.js';
import { personEvents } from '../identity/person-events.js';
import { CallLogic, RatingType } from '../portals/call-logic.js';
import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { ChoiceReason, NotAskedReason, OfferEndReason, VisitEndReason } from './reasons.js';
import { ClientStatus } from '../portals/client-status.js';
import { placeEvents, wayEvents } from './place-events.js';
import { smsEvents } from './sms-events.js';
import { VisitDevicesNoted } from './missing-devices.js';
import { VisitRecordingAnswered } from './recording-answer.js';

const Time = z.iso.datetime();
const subject = { subject: 'visitId' } as const;

/**
 * Stream `visit-<id>`: one visitor's way through a portal. The id is also that of its call and its
 * correlation.
 */
export const VisitOpened = defineEvent(
  'VisitOpened',
  1,
  z.object({
    visitId: Id,
    portalId: Id,
    visitorName: personal(z.string()),
    language: Language,
  }),
  subject,
);
/**
 * The device at which a visit was opened; the others were opened in a browser of the visitor's own.
 */
export const VisitOriginNoted = defineEvent(
  'VisitOriginNoted',
  1,
  z.object({ visitId: Id, deviceId: Id }),
);
/** A visit was opened on a phone of the visitor's own, as the browser says. */
export const VisitPhoneNoted = defineEvent('VisitPhoneNoted', 1, z.object({ visitId: Id }));
export const VisitStatusChanged = defineEvent(
  'VisitStatusChanged',
  1,
  z.object({
    visitId: Id,
    status: ClientStatus,
    /** Of a page in trouble, until {@link VisitFaultNoted} took it over; null since. */
    note: z.string().nullable(),
  }),
);
/** The visitor's page reports its trouble. It is the page's word, so anything may stand in it. */
export const VisitFaultNoted = defineEvent(
  'VisitFaultNoted',
  1,
  z.object({ visitId: Id, note: personal(z.string()) }),
  subject,
);
export const VisitRated = defineEvent(
  'VisitRated',
  1,
  z.object({
    visitId: Id,
    ratingType: RatingType,
    /** 0 to 5; null where the portal asks for words only. */
    rating: z.int().min(0).max(5).nullable(),
    comment: personal(z.string()),
  }),
  subject,
);
export const VisitEnded = defineEvent(
  'VisitEnded',
  2,
  z.object({ visitId: Id, reason: VisitEndReason }),
);

/** Stream `line-<portalId>`: who waits at a portal, in order, and where it rings for them. */
export const VisitorJoinedLine = defineEvent(
  'VisitorJoinedLine',
  1,
  z.object({ portalId: Id, visitId: Id, joinedAt: Time }),
);
export const VisitorWentAway = defineEvent(
  'VisitorWentAway',
  1,
  z.object({ portalId: Id, visitId: Id, awaySince: Time }),
);
export const VisitorCameBack = defineEvent(
  'VisitorCameBack',
  1,
  z.object({ portalId: Id, visitId: Id }),
);
export const VisitorLeftLine = defineEvent(
  'VisitorLeftLine',
  1,
  z.object({ portalId: Id, visitId: Id, reason: z.enum(['left', 'absent', 'portal-closed']) }),
);
/**
 * Why this agent: all candidates as they stood, who else belongs to the portal and could not be
 * asked, the rule, the seed of chance, and what decided.
 */
export const VisitorOffered = defineEvent(
  'VisitorOffered',
  3,
  z.object({
    portalId: Id,
    visitId: Id,
    offerId: Id,
    agentId: Id,
    expiresAt: Time,
    callLogic: CallLogic,
    seed: z.int().nonnegative(),
    chosenBecause: ChoiceReason,
    candidates: z.array(
      z.object({
        agentId: Id,
        breaksToday: z.int().nonnegative(),
        lastCallEndedAt: Time.nullable(),
        /** Without a call for so long; null where there was none yet. */
        idleMs: z.int().nonnegative().nullable(),
      }),
    ),
    /** Those at work who were not asked. */
    notAsked: z.array(z.object({ agentId: Id, because: NotAskedReason })),
  }),
);
export const OfferEnded = defineEvent(
  'OfferEnded',
  1,
  z.object({
    portalId: Id,
    visitId: Id,
    offerId: Id,
    agentId: Id,
    reason: OfferEndReason,
    at: Time,
  }),
);
/** An agent takes a visitor though another one has waited longer, and gives the reason. */
export const VisitorPickedOutOfTurn = defineEvent(
  'VisitorPickedOutOfTurn',
  1,
  z.object({ portalId: Id, visitId: Id, agentId: Id, reason: personal(z.string()) }),
  subject,
);
/**
 * A supervisor puts a visitor before all others of a line, and says why. The visitor's waiting time
 * still counts from joining.
 */
export const VisitorMovedToFront = defineEvent(
  'VisitorMovedToFront',
  1,
  z.object({
    portalId: Id,
    visitId: Id,
    /** As if the visitor had joined then: lines are in this order. */
    joinedAt: Time,
    movedBy: Id,
    reason: personal(z.string()),
  }),
  subject,
);
/**
 * A supervisor puts a visitor at another place of a line, and says why. The visitor's waiting time
 * still counts from joining.
 */
export const VisitorMovedInLine = defineEvent(
  'VisitorMovedInLine',
  1,
  z.object({
    portalId: Id,
    visitId: Id,
    /** As if the visitor had joined then: lines are in this order. */
    joinedAt: Time,
    /** The place that the visitor came to; the first is 1. */
    place: z.int().positive(),
    movedBy: Id,
    reason: personal(z.string()),
  }),
  subject,
);
/**
 * Why a supervisor lets a visitor wait on at another portal; {@link VisitorWentToOtherLine}
 * follows.
 */
export const VisitorTransferred = defineEvent(
  'VisitorTransferred',
  1,
  z.object({
    portalId: Id,
    visitId: Id,
    toPortalId: Id,
    movedBy: Id,
    reason: personal(z.string()),
  }),
  subject,
);
export const VisitorTaken = defineEvent(
  'VisitorTaken',
  1,
  z.object({
    portalId: Id,
    visitId: Id,
    agentId: Id,
    /** The offer that was accepted; null where the agent picked the visitor from the line. */
    offerId: Id.nullable(),
    waitedMs: z.int().nonnegative(),
  }),
);

export const visitEvents = [
  VisitOpened,
  VisitOriginNoted,
  VisitPhoneNoted,
  VisitStatusChanged,
  VisitFaultNoted,
  VisitRated,
  VisitEnded,
  VisitRecordingAnswered,
  VisitDevicesNoted,
  ...smsEvents,
  ...wayEvents,
  ...personEvents,
] as const;
export const lineEvents = [
  VisitorJoinedLine,
  VisitorWentAway,
  VisitorCameBack,
  VisitorLeftLine,
  VisitorOffered,
  OfferEnded,
  VisitorPickedOutOfTurn,
  VisitorMovedToFront,
  VisitorMovedInLine,
  VisitorTransferred,
  VisitorTaken,
  ...placeEvents,
] as const;

export type VisitEvent = EventOf<(typeof visitEvents)[number]>;
export type LineEvent = EventOf<(typeof lineEvents)[number]>;
