import type { DeskEvent } from '@foyer/contracts/visits';

import type { Documents, Evolve, Operation } from '../platform/runner/index.js';
import type { DeskDocument, DeskBreak } from './desks.model.js';

/**
 * Longer than any calendar day lasts, wherever a portal is; no working day counts an older break.
 */
const FORGET_AFTER_MS = 50 * 60 * 60 * 1000;

/**
 * Begins a break, unless one lasts already; forgets those that no working day can count any more.
 */
function beginBreak(breaks: readonly DeskBreak[], at: string): readonly DeskBreak[] {
  if (breaks.at(-1)?.to === null) return breaks;
  const oldest = Date.parse(at) - FORGET_AFTER_MS;
  const recent = breaks.filter(({ to }) => to === null || Date.parse(to) >= oldest);
  return [...recent, { from: at, to: null }];
}

/** Ends the break that lasts, where one does. */
function endBreak(breaks: readonly DeskBreak[], at: string): readonly DeskBreak[] {
  const last = breaks.at(-1);
  return last?.to === null ? breaks.with(-1, { from: last.from, to: at }) : breaks;
}

export interface DeskCollections {
  readonly desks: DeskDocument;
}

/** Builds the desks as their agents see them, and the data for the choice among agents. */
export const evolve: Evolve<DeskCollections, DeskEvent> = {
  DeskOpened: async ({ data: { memberId, at } }, documents) => {
    const known = await documents.get('desks', memberId);
    const desk = known ?? newDesk(memberId, at);
    const works = desk.availability === 'auto' || desk.availability === 'manual';
    const breaks = desk.availability === 'away' ? beginBreak(desk.breaks, at) : desk.breaks;
    const opened = { isOpen: true, lostSince: null, breaks };
    // No visitor came while no one was there; a break continues meanwhile.
    const since = works && !desk.isOpen ? at : desk.since;
    return [{ op: 'put', collection: 'desks', doc: { ...desk, ...opened, since } }];
  },
  DeskClosed: ({ data: { memberId, reason, at } }, documents) =>
    changed(documents, memberId, at, ({ breaks, callStatus, engagement }) => ({
      isOpen: false,
      lostSince: null,
      // An agent who goes home is not busy any more; a call that continues has an end of its own.
      ...(reason !== 'connection-lost' && { notRespondingSince: null, wrapUp: null }),
      callStatus:
        reason === 'connection-lost' || engagement.kind === 'inCall' ? callStatus : 'available',
      // An agent who only lost the connection may still be away: the break continues.
      breaks: reason === 'connection-lost' ? breaks : endBreak(breaks, at),
    })),
  DeskConnectionLost: ({ data: { memberId, lostSince } }, documents) =>
    changed(documents, memberId, lostSince, () => ({ lostSince })),
  DeskConnectionRestored: ({ data: { memberId, at } }, documents) =>
    changed(documents, memberId, at, () => ({ lostSince: null })),
  AvailabilityChanged: ({ data: { memberId, availability, breakKind, since } }, documents) =>
    changed(documents, memberId, since, ({ breaks, isOpen }) => ({
      availability,
      breakKind,
      since,
      notRespondingSince: null,
      setBy: null,
      breaks:
        availability === 'away' && isOpen ? beginBreak(breaks, since) : endBreak(breaks, since),
    })),
  CallStatusChanged: ({ data: { memberId, callStatus, at } }, documents) =>
    changed(documents, memberId, at, () => ({ callStatus, wrapUp: null, setBy: null })),
  AgentNotResponding: ({ data: { memberId, at } }, documents) =>
    changed(documents, memberId, at, () => ({ notRespondingSince: at })),
  AgentResponding: ({ data: { memberId, at } }, documents) =>
    changed(documents, memberId, at, () => ({ since: at, notRespondingSince: null, setBy: null })),
  AgentStateSet: ({ data: { memberId, setBy, at } }, documents) =>
    changed(documents, memberId, at, () => ({ setBy: { memberId: setBy, at } })),
  AgentOffered: ({ data: { memberId, offerId, visitId, expiresAt }, metadata }, documents) =>
    changed(documents, memberId, metadata.at, () => ({
      engagement: { kind: 'offered', offerId, clientId: visitId, expiresAt },
    })),
  AgentConsulted: ({ data: { memberId, callId, visitId, expiresAt }, metadata }, documents) =>
    changed(documents, memberId, metadata.at, () => ({
      engagement: { kind: 'consulted', callDetailId: callId, clientId: visitId, expiresAt },
    })),
  AgentConsultEnded: ({ data: { memberId, at } }, documents) =>
    changed(documents, memberId, at, () => ({ engagement: { kind: 'free' } })),
  AgentOfferEnded: ({ data: { memberId }, metadata }, documents) =>
    changed(documents, memberId, metadata.at, () => ({ engagement: { kind: 'free' } })),
  AgentEngaged: ({ data: { memberId, visitId, callId }, metadata }, documents) =>
    changed(documents, memberId, metadata.at, ({ since, notRespondingSince }) => ({
      since: notRespondingSince === null ? since : metadata.at,
      engagement: { kind: 'inCall', callDetailId: callId, clientId: visitId },
      callStatus: 'busy',
      notRespondingSince: null,
      wrapUp: null,
      setBy: null,
    })),
  AgentJoinedMeeting: ({ data: { memberId, callId, kind, at } }, documents) =>
    changed(documents, memberId, at, ({ otherCalls }) => ({
      otherCalls: [...without(otherCalls, callId), { callDetailId: callId, kind, since: at }],
    })),
  AgentLeftMeeting: ({ data: { memberId, callId, at } }, documents) =>
    changed(documents, memberId, at, ({ otherCalls }) => ({
      otherCalls: without(otherCalls, callId),
    })),
  AgentWrapUpStarted: ({ data: { memberId, callId, portalId, at, endsAt } }, documents) =>
    changed(documents, memberId, at, () => ({
      callStatus: 'busy',
      wrapUp: { callDetailId: callId, queueId: portalId, endsAt },
    })),
  AgentWrapUpEnded: ({ data: { memberId, at } }, documents) =>
    changed(documents, memberId, at, () => ({ callStatus: 'available', wrapUp: null })),
  AgentFreed: ({ data: { memberId, at } }, documents) =>
    changed(documents, memberId, at, () => ({
      engagement: { kind: 'free' },
      callStatus: 'available',
      lastCallEndedAt: at,
    })),
};

const without = (calls: DeskDocument['otherCalls'], callId: string): DeskDocument['otherCalls'] =>
  calls.filter(({ callDetailId }) => callDetailId !== callId);

function newDesk(memberId: string, at: string): DeskDocument {
  return {
    _id: memberId,
    memberId,
    isOpen: false,
    lostSince: null,
    availability: 'auto',
    breakKind: null,
    since: at,
    engagement: { kind: 'free' },
    callStatus: 'available',
    notRespondingSince: null,
    otherCalls: [],
    wrapUp: null,
    setBy: null,
    breaks: [],
    lastCallEndedAt: null,
  };
}

/** An availability may be set before the desk was ever opened. */
async function changed(
  documents: Documents<DeskCollections>,
  memberId: string,
  at: string,
  change: (desk: DeskDocument) => Partial<DeskDocument>,
): Promise<Operation<DeskCollections>[]> {
  const desk = (await documents.get('desks', memberId)) ?? newDesk(memberId, at);
  return [{ op: 'put', collection: 'desks', doc: { ...desk, ...change(desk) } }];
}
