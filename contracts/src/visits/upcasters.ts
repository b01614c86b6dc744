import { z } from 'zod';

import type { Upcaster } from '../schema/upcaster.js';
import { OFFER_RINGS_MS } from './limits.js';

/** Until version 2 the reason of a break was not stored. */
const awayForSomething: Upcaster = {
  type: 'AvailabilityChanged',
  from: 1,
  up: (data) => ({ ...data, breakKind: null }),
};

const OfferedBefore = z.looseObject({
  expiresAt: z.iso.datetime(),
  candidates: z.array(z.looseObject({ lastCallEndedAt: z.iso.datetime().nullable() })),
});

/**
 * Until version 2 an offer did not say who else was at work; how long candidates were idle follows
 * from its time.
 */
const offeredToCandidatesOnly: Upcaster = {
  type: 'VisitorOffered',
  from: 1,
  up: (data) => {
    const { expiresAt, candidates } = OfferedBefore.parse(data);
    const at = Date.parse(expiresAt) - OFFER_RINGS_MS;
    const idleMs = (ended: string | null) =>
      ended === null ? null : Math.max(0, at - Date.parse(ended));
    return {
      ...data,
      candidates: candidates.map((one) => ({ ...one, idleMs: idleMs(one.lastCallEndedAt) })),
      notAsked: [],
    };
  },
};

/**
 * Until version 3 who had just had the visitor counted as having turned the visitor down; the other
 * reasons are as they were.
 */
const offeredByOldReasons: Upcaster = { type: 'VisitorOffered', from: 2, up: (data) => data };

/**
 * Until version 2 a visitor whose agent was lost did not come back to a line; the other reasons are
 * as they were.
 */
const placedByPeopleOnly: Upcaster = { type: 'VisitorPlacedInLine', from: 1, up: (data) => data };

/**
 * Until version 3 a visitor whose own connection was lost did not come back to a line; the other
 * reasons are as they were.
 */
const placedByLostAgents: Upcaster = { type: 'VisitorPlacedInLine', from: 2, up: (data) => data };

/**
 * Until version 2 a visitor who was taken out of a call had been served; the other reasons are as
 * they were.
 */
const endedForFewerReasons: Upcaster = { type: 'VisitEnded', from: 1, up: (data) => data };

/**
 * Until version 2 an answer about recording said neither when nor in which language it was given.
 */
const answeredInSomeLanguage: Upcaster = {
  type: 'VisitRecordingAnswered',
  from: 1,
  up: (data) => ({ ...data, language: null, answeredAt: null }),
};

/** Until version 2 only the calls of meetings kept visitors from a desk. */
const joinedMeetingsOnly: Upcaster = {
  type: 'AgentJoinedMeeting',
  from: 1,
  up: (data) => ({ ...data, kind: 'meeting' }),
};

/** Version 2 only says more than the one before could: of members who lose the right to a desk. */
const closedForFewerReasons: Upcaster = { type: 'DeskClosed', from: 1, up: (data) => data };

/** The conversions of older events of visits, lines and desks to their present form. */
export const visitUpcasters: readonly Upcaster[] = [
  awayForSomething,
  closedForFewerReasons,
  joinedMeetingsOnly,
  offeredToCandidatesOnly,
  offeredByOldReasons,
  placedByPeopleOnly,
  placedByLostAgents,
  endedForFewerReasons,
  answeredInSomeLanguage,
];
