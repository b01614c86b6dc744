import { describe, expect, test } from '@jest/globals';
import type { TimelineEntry } from '@foyer/contracts/audit';

import { storyOf } from './storyOf.js';

const id = (n: number) => `01900000-0000-7000-8000-${n.toString().padStart(12, '0')}`;
const [VISIT, INES, OFFER, PORTAL] = [id(1), id(2), id(3), id(4)];
let count = 0;

const happened = (type: string, second: number, data: Record<string, unknown>): TimelineEntry => ({
  eventId: id((count += 1)),
  position: count.toString().padStart(4, '0'),
  stream: 'visit-1',
  revision: count,
  type,
  at: new Date(Date.UTC(2026, 2, 4, 5, 0, second)).toISOString(),
  actor: { type: 'member', id: INES, name: 'Ines' },
  correlationId: VISIT,
  causationId: 'c',
  data,
  names: {},
});
const story = (entries: readonly TimelineEntry[]) =>
  storyOf(entries).map(({ lane, entry, entries: all, times }) => [
    lane,
    entry.type,
    all.length,
    times,
  ]);

const offer = { portalId: PORTAL, visitId: VISIT, offerId: OFFER, agentId: INES };

describe('a story', () => {
  test('says once what several streams say', () => {
    expect(
      story([
        happened('VisitOpened', 0, { visitId: VISIT, portalId: PORTAL }),
        happened('PersonIdClaimed', 0, { personId: VISIT, kind: 'visitor' }),
        happened('VisitorJoinedLine', 0, { visitId: VISIT }),
        happened('VisitStatusChanged', 1, { visitId: VISIT, status: 'IN_WAITING' }),
        happened('VisitorOffered', 2, offer),
        happened('AgentOffered', 2, { memberId: INES, visitId: VISIT, offerId: OFFER }),
        happened('OfferEnded', 17, { ...offer, reason: 'unanswered' }),
        happened('AgentOfferEnded', 17, { memberId: INES, offerId: OFFER, reason: 'unanswered' }),
        happened('AgentNotResponding', 17, { memberId: INES, offerId: OFFER }),
      ]),
    ).toEqual([
      ['visitor', 'VisitOpened', 2, 1],
      ['line', 'VisitorJoinedLine', 2, 1],
      ['agent', 'VisitorOffered', 2, 1],
      ['agent', 'OfferEnded', 3, 1],
    ]);
  });

  test('says once that a call began whose id was claimed', () => {
    expect(
      story([
        happened('CallStarted', 0, { callId: VISIT, participants: [] }),
        happened('ThingIdClaimed', 0, { thingId: VISIT, kind: 'call' }),
      ]),
    ).toEqual([['media', 'CallStarted', 2, 1]]);
  });

  test('says once that a visitor was sent to another line, and by which member', () => {
    const callId = VISIT;
    const sent = { portalId: PORTAL, visitId: VISIT, toPortalId: id(5) };
    const placed = { portalId: id(5), visitId: VISIT, fromPortalId: PORTAL };
    const returned = { visitId: VISIT, portalId: id(5), callId: id(6) };
    const facts = story([
      happened('VisitorTransferred', 2, { ...sent, movedBy: INES, reason: 'Speaks Danish' }),
      happened('VisitReturnedToLine', 2, returned),
      happened('VisitorPlacedInLine', 2, { ...placed, because: 'transferred', agentId: INES }),
      happened('CallEnded', 2, { callId, reason: 'agent-ended' }),
      happened('VisitorWentToOtherLine', 30, { ...sent, toPortalId: PORTAL }),
      happened('VisitReturnedToLine', 30, returned),
      happened('VisitorPlacedInLine', 30, { ...placed, because: 'waited-long', agentId: null }),
      happened('VisitorPlacedInLine', 30, { ...placed, visitId: id(7), because: 'waited-long' }),
    ]);
    expect(facts.map(([, type, all]) => [type, all])).toEqual([
      ['VisitorTransferred', 3],
      ['CallEnded', 1],
      ['VisitorPlacedInLine', 3],
      ['VisitorPlacedInLine', 1],
    ]);
  });

  test('keeps apart what is about another offer, or another time', () => {
    const types = story([
      happened('VisitorOffered', 2, offer),
      happened('AgentOffered', 2, { memberId: INES, visitId: VISIT, offerId: id(9) }),
      happened('VisitEnded', 20, { visitId: VISIT, reason: 'left' }),
      happened('VisitStatusChanged', 40, { visitId: VISIT, status: 'IN_END' }),
    ]).map(([, type]) => type);
    expect(types).toEqual(['VisitorOffered', 'AgentOffered', 'VisitEnded', 'VisitStatusChanged']);
  });

  test('puts the actions of people in a call into the lane of their kind, independently of the actor', () => {
    const callId = VISIT;
    const participants = [
      { joinerId: INES, joinerType: 'User', role: 'admin' },
      { joinerId: VISIT, joinerType: 'Guest', role: 'guest' },
    ];
    expect(
      story([
        happened('CallStarted', 0, { callId, participants }),
        happened('CallStreamStarted', 1, { callId, joinerId: VISIT, streamType: 'userCam' }),
        happened('CallLeft', 9, { callId, joinerId: INES, reason: 'call-ended' }),
        happened('CallLeft', 9, { callId, joinerId: VISIT, reason: 'call-ended' }),
        happened('CallEnded', 9, { callId, reason: 'agent-ended', endedBy: INES }),
        happened('AgentFreed', 9, { memberId: INES, callId }),
      ]).map(([lane, type]) => `${lane} ${type}`),
    ).toEqual([
      'media CallStarted',
      'media CallStreamStarted',
      'agent CallLeft',
      'visitor CallLeft',
      'agent CallEnded',
    ]);
  });

  test('counts what happened several times in a row', () => {
    const lost = { callId: VISIT, joinerId: VISIT };
    expect(story([1, 2, 3].map((n) => happened('CallConnectionRestored', n, lost)))).toEqual([
      ['visitor', 'CallConnectionRestored', 3, 3],
    ]);
  });
});
