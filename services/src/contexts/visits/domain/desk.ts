import type { Availability, CallStatus } from '@foyer/contracts/identity';
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
  | { readonly kind: 'inCall'; readonly visitId: string; readonly callId: string };

/** An agent's place at work. */
export interface Desk {
  /** Whether the agent is there, in some browser. */
  readonly open: boolean;
  readonly availability: Availability;
  readonly engagement: Engagement;
  /** Busy in a call, or because the agent said so. */
  readonly callStatus: CallStatus;
  readonly breaks: readonly Break[];
  readonly lastCallEndedAt: string | null;
}

/** Whoever opens the desk for the first time is there to work. */
export const newDesk: Desk = {
  open: false,
  availability: 'auto',
  engagement: { kind: 'free' },
  callStatus: 'available',
  breaks: [],
  lastCallEndedAt: null,
};

export function evolveDesk(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case 'DeskOpened':
      return {
        ...desk,
        open: true,
        breaks: desk.availability === 'away' ? beginBreak(desk.breaks, event.data.at) : desk.breaks,
      };
    case 'DeskClosed':
      return {
        ...desk,
        open: false,
        callStatus:
          event.data.reason === 'connection-lost' || desk.engagement.kind === 'inCall'
            ? desk.callStatus
            : 'available',
        // A lost connection does not end a break: the browser at an empty chair may well fall asleep.
        breaks:
          event.data.reason === 'connection-lost'
            ? desk.breaks
            : endBreak(desk.breaks, event.data.at),
      };
    case 'AvailabilityChanged': {
      const { availability, since } = event.data;
      const onBreak = availability === 'away' && desk.open;
      const breaks = onBreak ? beginBreak(desk.breaks, since) : endBreak(desk.breaks, since);
      return { ...desk, availability, breaks };
    }
    case 'CallStatusChanged':
      return { ...desk, callStatus: event.data.callStatus };
    case 'AgentOffered': {
      const { offerId, portalId, visitId } = event.data;
      return { ...desk, engagement: { kind: 'offered', offerId, portalId, visitId } };
    }
    case 'AgentOfferEnded':
      return { ...desk, engagement: { kind: 'free' } };
    case 'AgentEngaged': {
      const { visitId, callId } = event.data;
      return { ...desk, engagement: { kind: 'inCall', visitId, callId }, callStatus: 'busy' };
    }
    case 'AgentFreed':
      return {
        ...desk,
        engagement: { kind: 'free' },
        callStatus: 'available',
        lastCallEndedAt: event.data.at,
      };
  }
}

/** Whether visitors may be offered to this desk now: somebody is there, wants them, and is free. */
export function takesOffers({ open, availability, engagement, callStatus }: Desk): boolean {
  return (
    open && availability === 'auto' && engagement.kind === 'free' && callStatus === 'available'
  );
}
