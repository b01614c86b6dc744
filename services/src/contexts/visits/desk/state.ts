import type { Availability, BreakKind, CallStatus } from '@foyer/contracts/identity';
import type { DeskEvent } from '@foyer/contracts/visits';

import { beginBreak, endBreak, type Break } from './breaks.js';

/** The one visitor, at most, that an agent is with. */
export type Engagement =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'offered';
      readonly offerId: string;
      readonly portalId: string;
      readonly visitId: string;
    }
  /** A colleague rings who is in that call. */
  | {
      readonly kind: 'consulted';
      readonly callId: string;
      readonly visitId: string;
      readonly expiresAt: string;
    }
  | { readonly kind: 'inCall'; readonly visitId: string; readonly callId: string };

export interface WrapUp {
  readonly callId: string;
  readonly endsAt: string;
}

/** An agent's place at work. */
export interface Desk {
  /** True if the agent is there, in any browser. */
  readonly open: boolean;
  /** Since when no page of the agent has a connection; null while one has, or the desk is closed. */
  readonly lostSince: string | null;
  /** When it closed for want of a connection; null where its agent is there, or has left. */
  readonly lapsedAt: string | null;
  readonly availability: Availability;
  /** The kind of the break, while the agent is away. */
  readonly breakKind: BreakKind | null;
  readonly engagement: Engagement;
  /** Busy in a call, or because the agent said so. */
  readonly callStatus: CallStatus;
  /** Since the agent let it ring; null while nothing says that the agent is not there. */
  readonly notRespondingSince: string | null;
  /** The calls of meetings, sessions and others in which the agent is. */
  readonly otherCallIds: readonly string[];
  /** Time after a call for what is left to do; null outside of it. */
  readonly wrapUp: WrapUp | null;
  readonly breaks: readonly Break[];
  readonly lastCallEndedAt: string | null;
}

/** Anyone who opens the desk for the first time is there to work. */
export const newDesk: Desk = {
  open: false,
  lostSince: null,
  lapsedAt: null,
  availability: 'auto',
  breakKind: null,
  engagement: { kind: 'free' },
  callStatus: 'available',
  notRespondingSince: null,
  otherCallIds: [],
  wrapUp: null,
  breaks: [],
  lastCallEndedAt: null,
};

export function evolveDesk(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case 'DeskOpened':
      return {
        ...desk,
        open: true,
        lostSince: null,
        lapsedAt: null,
        breaks: desk.availability === 'away' ? beginBreak(desk.breaks, event.data.at) : desk.breaks,
      };
    case 'DeskClosed':
      return {
        ...desk,
        open: false,
        lostSince: null,
        lapsedAt: event.data.reason === 'connection-lost' ? event.data.at : null,
        callStatus:
          event.data.reason === 'connection-lost' || desk.engagement.kind === 'inCall'
            ? desk.callStatus
            : 'available',
        // A lost connection does not end the time either: the agent may well be on the way back.
        wrapUp: event.data.reason === 'connection-lost' ? desk.wrapUp : null,
        // Anyone who goes home answers for it no more; a lost connection says nothing about who sits there.
        notRespondingSince:
          event.data.reason === 'connection-lost' ? desk.notRespondingSince : null,
        // A lost connection does not end a break: the browser at an empty chair may well fall asleep.
        breaks:
          event.data.reason === 'connection-lost'
            ? desk.breaks
            : endBreak(desk.breaks, event.data.at),
      };
    case 'DeskConnectionLost':
      return { ...desk, lostSince: event.data.lostSince };
    case 'DeskConnectionRestored':
      return { ...desk, lostSince: null };
    case 'AvailabilityChanged': {
      const { availability, breakKind, since } = event.data;
      const onBreak = availability === 'away' && desk.open;
      const breaks = onBreak ? beginBreak(desk.breaks, since) : endBreak(desk.breaks, since);
      return { ...desk, availability, breakKind, breaks, notRespondingSince: null };
    }
    case 'CallStatusChanged':
      return { ...desk, callStatus: event.data.callStatus, wrapUp: null };
    case 'AgentNotResponding':
      return { ...desk, notRespondingSince: event.data.at };
    case 'AgentResponding':
      return { ...desk, notRespondingSince: null };
    case 'AgentOffered': {
      const { offerId, portalId, visitId } = event.data;
      return { ...desk, engagement: { kind: 'offered', offerId, portalId, visitId } };
    }
    case 'AgentConsulted': {
      const { callId, visitId, expiresAt } = event.data;
      return { ...desk, engagement: { kind: 'consulted', callId, visitId, expiresAt } };
    }
    case 'AgentConsultEnded':
    case 'AgentOfferEnded':
      return { ...desk, engagement: { kind: 'free' } };
    case 'AgentEngaged': {
      const { visitId, callId } = event.data;
      return {
        ...desk,
        engagement: { kind: 'inCall', visitId, callId },
        callStatus: 'busy',
        notRespondingSince: null,
        wrapUp: null,
      };
    }
    case 'AgentJoinedMeeting':
    case 'AgentLeftMeeting': {
      const { callId } = event.data;
      const others = desk.otherCallIds.filter((id) => id !== callId);
      const otherCallIds = event.type === 'AgentJoinedMeeting' ? [...others, callId] : others;
      return { ...desk, otherCallIds };
    }
    case 'AgentWrapUpStarted': {
      const { callId, endsAt } = event.data;
      return { ...desk, callStatus: 'busy', wrapUp: { callId, endsAt } };
    }
    case 'AgentWrapUpEnded':
      return { ...desk, callStatus: 'available', wrapUp: null };
    case 'AgentStateSet':
      return desk;
    case 'AgentFreed':
      return {
        ...desk,
        engagement: { kind: 'free' },
        callStatus: 'available',
        lastCallEndedAt: event.data.at,
      };
  }
}

/**
 * True if visitors may be offered to this desk now: the agent is there, wants visitors, and is
 * free.
 */
export function takesOffers(desk: Desk): boolean {
  const { open, lostSince, availability, engagement, callStatus, notRespondingSince } = desk;
  if (desk.otherCallIds.length > 0) return false;
  const isHere = open && lostSince === null;
  const isThere = isHere && availability === 'auto' && notRespondingSince === null;
  return isThere && engagement.kind === 'free' && callStatus === 'available';
}
