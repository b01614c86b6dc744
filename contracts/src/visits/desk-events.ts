import { z } from 'zod';

import { CallKind } from '../calls/participants.js';
import { Availability, BreakKind, CallStatus } from '../identity/availability.js';
import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { OfferEndReason } from './reasons.js';

const Time = z.iso.datetime();

/** Stream `desk-<memberId>`: an agent's working day, and the one visitor the agent is with. */
export const DeskOpened = defineEvent('DeskOpened', 1, z.object({ memberId: Id, at: Time }));
export const DeskClosed = defineEvent(
  'DeskClosed',
  2,
  z.object({
    memberId: Id,
    /** `not-permitted`: the role of the member has no desk any more. */
    reason: z.enum(['signed-out', 'connection-lost', 'deactivated', 'not-permitted']),
    at: Time,
  }),
);
/**
 * The page of an agent at work is gone: the desk gets no offers until the page is back. Calls and
 * the desk are kept.
 */
export const DeskConnectionLost = defineEvent(
  'DeskConnectionLost',
  1,
  z.object({ memberId: Id, lostSince: Time }),
);
export const DeskConnectionRestored = defineEvent(
  'DeskConnectionRestored',
  1,
  z.object({ memberId: Id, at: Time }),
);
export const AvailabilityChanged = defineEvent(
  'AvailabilityChanged',
  2,
  z.object({
    memberId: Id,
    availability: Availability,
    /** The reason, if the agent is away and gave one. */
    breakKind: BreakKind.nullable(),
    since: Time,
  }),
);
/** An agent is busy without a call, or not any more; calls set this automatically. */
export const CallStatusChanged = defineEvent(
  'CallStatusChanged',
  1,
  z.object({ memberId: Id, callStatus: CallStatus, at: Time }),
);
export const AgentOffered = defineEvent(
  'AgentOffered',
  1,
  z.object({ memberId: Id, portalId: Id, visitId: Id, offerId: Id, expiresAt: Time }),
);
export const AgentOfferEnded = defineEvent(
  'AgentOfferEnded',
  1,
  z.object({ memberId: Id, offerId: Id, reason: OfferEndReason }),
);
/**
 * An agent let it ring: this desk gets no offers until the agent is back, by any message or action.
 */
export const AgentNotResponding = defineEvent(
  'AgentNotResponding',
  1,
  z.object({ memberId: Id, offerId: Id, at: Time }),
);
/** An agent who did not respond says to be there, and leaves the availability as it was. */
export const AgentResponding = defineEvent(
  'AgentResponding',
  1,
  z.object({ memberId: Id, at: Time }),
);
/** A colleague rings who is in a call and wants to talk about it. */
export const AgentConsulted = defineEvent(
  'AgentConsulted',
  1,
  z.object({ memberId: Id, callId: Id, portalId: Id, visitId: Id, by: Id, expiresAt: Time }),
);
/** It rings no longer: rejected, not answered, or withdrawn. */
export const AgentConsultEnded = defineEvent(
  'AgentConsultEnded',
  1,
  z.object({ memberId: Id, callId: Id, at: Time }),
);
export const AgentEngaged = defineEvent(
  'AgentEngaged',
  1,
  z.object({ memberId: Id, visitId: Id, callId: Id }),
);
export const AgentFreed = defineEvent(
  'AgentFreed',
  1,
  z.object({ memberId: Id, callId: Id, at: Time }),
);
/**
 * The agent is in another call than that with a visitor: it rings at no desk whose agent talks to
 * other people. Its name is from the time in which meetings alone had such calls.
 */
export const AgentJoinedMeeting = defineEvent(
  'AgentJoinedMeeting',
  2,
  z.object({ memberId: Id, callId: Id, kind: CallKind, at: Time }),
);
export const AgentLeftMeeting = defineEvent(
  'AgentLeftMeeting',
  1,
  z.object({ memberId: Id, callId: Id, at: Time }),
);
/**
 * After a call the agent has time for what is left to do; it rings again when that time is over, or
 * earlier by a word.
 */
export const AgentWrapUpStarted = defineEvent(
  'AgentWrapUpStarted',
  1,
  z.object({ memberId: Id, callId: Id, portalId: Id, at: Time, endsAt: Time }),
);
export const AgentWrapUpEnded = defineEvent(
  'AgentWrapUpEnded',
  1,
  z.object({ memberId: Id, callId: Id, reason: z.enum(['done', 'expired']), at: Time }),
);
/** The state that a supervisor sets for an agent: the events that cause it come with it. */
export const SetState = z.enum(['available', 'break', 'offline']).meta({ id: 'SetState' });
export type SetState = z.output<typeof SetState>;
export const AgentStateSet = defineEvent(
  'AgentStateSet',
  1,
  z.object({
    memberId: Id,
    state: SetState,
    /** The reason of a break. */
    breakKind: BreakKind.nullable(),
    /** The supervisor. */
    setBy: Id,
    at: Time,
  }),
);

export const deskEvents = [
  DeskOpened,
  DeskClosed,
  DeskConnectionLost,
  DeskConnectionRestored,
  AvailabilityChanged,
  CallStatusChanged,
  AgentOffered,
  AgentOfferEnded,
  AgentNotResponding,
  AgentResponding,
  AgentConsulted,
  AgentConsultEnded,
  AgentEngaged,
  AgentFreed,
  AgentJoinedMeeting,
  AgentLeftMeeting,
  AgentWrapUpStarted,
  AgentWrapUpEnded,
  AgentStateSet,
] as const;

export type DeskEvent = EventOf<(typeof deskEvents)[number]>;
