import { z } from 'zod';

import { CallKind } from '../calls/participants.js';
import { DeviceBadge } from '../devices/badge.js';
import { Language } from '../schema/language.js';
import { Availability, BreakKind, CallStatus } from '../identity/availability.js';
import { AsOf } from '../schema/as-of.js';
import { Id } from '../schema/id.js';
import { ClientStatus } from '../portals/client-status.js';
import { LongWaitStep } from '../portals/long-wait-step.js';
import { MissingDevices } from './missing-devices.js';
import { VisitEndReason } from './reasons.js';

/** An offer ringing at one agent's desk. */
export const Offer = z
  .object({
    offerId: Id,
    agentId: Id,
    agentName: z.string().nullable(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Offer' });
export type Offer = z.output<typeof Offer>;

/** The agent who sent a visitor from another portal's line or call to this line, and the reason. */
export const HandedOn = z
  .object({
    agentName: z.string().nullable(),
    /** Null where it is no longer known. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'HandedOn' });
export type HandedOn = z.output<typeof HandedOn>;

/** Agents know this of a visitor before they talk. */
export const Arrival = z
  .object({
    /** The kiosk that the visitor stands at; null for a browser of the visitor's own. */
    device: DeviceBadge.nullable(),
    /** True for a visitor who came on a phone, as its browser says. */
    onPhone: z.boolean(),
    /** The language of the visitor's page. */
    language: Language,
    /** The devices that the visitor comes without. */
    missing: MissingDevices,
    /** True for a visitor who proved a phone number before the visit. */
    verified: z.boolean(),
    /**
     * The number of earlier visits with a call under the same proved phone number, at the portals
     * that the reader sees. Visits whose data was erased do not count; 0 without a proved number.
     */
    earlierVisits: z.int().nonnegative(),
  })
  .meta({ id: 'Arrival' });
export type Arrival = z.output<typeof Arrival>;

/** A visitor in a portal's line, as the portal's agents see it; oldest first. */
export const LineEntry = z
  .object({
    clientId: Id,
    queueId: Id,
    queueName: z.string(),
    visitorName: z.string().nullable(),
    ...Arrival.shape,
    /** Lines are in this order. */
    joinedAt: z.iso.datetime(),
    /**
     * Since when the visitor really waits: earlier or later than `joinedAt` for who was moved to
     * the front.
     */
    waitingSince: z.iso.datetime(),
    /** Place in the line of the portal, from 1. */
    position: z.int().positive(),
    /** The visitor's connection is away; the place is kept for a while. */
    away: z.boolean(),
    /** The visitor has gone and keeps the place; a mail calls back when it is nearly the turn. */
    kept: z.boolean(),
    /** The origin in another line; null for all other visitors. */
    handedOn: HandedOn.nullable(),
    offer: Offer.nullable(),
    /** True if this visitor may be taken now: the oldest one who does not ring elsewhere. */
    next: z.boolean(),
  })
  .meta({ id: 'LineEntry' });
export type LineEntry = z.output<typeof LineEntry>;

/** The activity of an agent. */
export const Engagement = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('free') }),
    z.object({
      kind: z.literal('offered'),
      offerId: Id,
      clientId: Id,
      expiresAt: z.iso.datetime(),
    }),
    /** A colleague rings who is in that call. */
    z.object({
      kind: z.literal('consulted'),
      callDetailId: Id,
      clientId: Id,
      expiresAt: z.iso.datetime(),
    }),
    z.object({ kind: z.literal('inCall'), callDetailId: Id, clientId: Id }),
  ])
  .meta({ id: 'Engagement' });
export type Engagement = z.output<typeof Engagement>;

/** An agent's desk as the agent sees it. */
export const Desk = z
  .object({
    memberId: Id,
    availability: Availability,
    /** The reason while away. */
    breakKind: BreakKind.nullable(),
    since: z.iso.datetime(),
    engagement: Engagement,
    /** Busy in a call, or because the agent said so. */
    callStatus: CallStatus,
    /**
     * The time since which the agent let it ring; the desk gets no offers until the agent is back.
     * Null otherwise.
     */
    notRespondingSince: z.iso.datetime().nullable(),
    /** The calls of meetings, sessions and others in which the agent is, oldest first. */
    otherCalls: z.array(z.object({ callDetailId: Id, kind: CallKind, since: z.iso.datetime() })),
    /**
     * Time after a call for what is left to do, and until when it does not ring for that; null
     * otherwise.
     */
    wrapUp: z.object({ callDetailId: Id, queueId: Id, endsAt: z.iso.datetime() }).nullable(),
    /** The supervisor who set what the agent is at, and when; null where the agent did. */
    setBy: z.object({ memberId: Id, name: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'Desk' });
export type Desk = z.output<typeof Desk>;

/** The complete data of an agent's page: the agent's desk and the lines of the agent's portals. */
export const DeskView = z
  .object({
    desk: Desk,
    portals: z.array(
      z.object({ queueId: Id, name: z.string(), deactivated: z.boolean(), waiting: z.int() }),
    ),
    line: z.array(LineEntry),
    /** The colleague who rings at this desk to talk about a visitor; null while none does. */
    consult: z
      .object({
        callDetailId: Id,
        agentName: z.string().nullable(),
        visitorName: z.string().nullable(),
        queueName: z.string(),
        expiresAt: z.iso.datetime(),
      })
      .nullable(),
    /** The agent who sent the visitor in this desk's call; null if there was none. */
    handedOn: HandedOn.nullable(),
    /** The visitor in this desk's call as known before; null without one. */
    arrival: Arrival.nullable(),
    asOf: AsOf,
  })
  .meta({ id: 'DeskView' });
export type DeskView = z.output<typeof DeskView>;

/** The complete data of a visitor's page about the visit; every push carries the whole of it. */
export const VisitView = z
  .object({
    clientId: Id,
    queueId: Id,
    /** The present revision of the portal's settings; the page loads them when it has others. */
    portalRevision: z.int().nonnegative(),
    status: ClientStatus,
    note: z.string().nullable(),
    visitorName: z.string().nullable(),
    device: DeviceBadge.nullable(),
    /** The devices that the visitor comes without, as the page said last. */
    missing: MissingDevices,
    /** Place in line from 1, while waiting. */
    position: z.int().positive().nullable(),
    /** Estimated wait in seconds; null where nothing can be said. */
    estimatedWaitSeconds: z.int().nonnegative().nullable(),
    /** While waiting: whether no agent of the portal is at work. */
    nobodyOnDuty: z.boolean(),
    /**
     * The next opening of the portal by its hours, if it closed in the meantime; null otherwise.
     */
    nextOpening: z.iso.datetime().nullable(),
    /**
     * How long an agent had time for the visitor, in seconds; null before the end, and where there
     * was no call.
     */
    servedSeconds: z.int().nonnegative().nullable(),
    /**
     * The step that is due since the visitor has waited for longer than the portal's limit; null
     * before.
     */
    longWait: LongWaitStep.nullable(),
    /** While waiting: whether the visitor is back because the agent was lost in mid-call. */
    agentLost: z.boolean(),
    /**
     * While waiting: true if the visitor is back because their connection was lost during the call.
     */
    connectionLost: z.boolean(),
    /** While waiting: whether an agent or a supervisor handed the visitor over to this line. */
    transferred: z.boolean(),
    /** Tells if the visitor has left and keeps the place; `called` when the turn is near. */
    placeKept: z.enum(['no', 'kept', 'called']),
    /** True while it rings at an agent's desk. */
    ringing: z.boolean(),
    callDetailId: Id.nullable(),
    /** True if an agent took the visitor once, who may be back in line or gone meanwhile. */
    hadCall: z.boolean(),
    agentName: z.string().nullable(),
    endReason: VisitEndReason.nullable(),
    rated: z.boolean(),
    asOf: AsOf,
  })
  .meta({ id: 'VisitView' });
export type VisitView = z.output<typeof VisitView>;
