import { test } from '@jest/globals';

import { describeProjection, type GivenEvent } from '../testing/index.js';
import type { CallViewEvent } from './call-records.evolve.js';
import { callRecords } from './call-records.js';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [portalId, kim, lee, visitId, againId] = [id(1), id(2), id(3), id(4), id(5)];
const minute = (n: number) => `2026-03-02T09:${String(n).padStart(2, '0')}:00.000Z`;

const opened: CallViewEvent = {
  type: 'VisitOpened',
  data: { visitId, portalId, visitorName: 'Vera', language: 'de' },
};
const rang: CallViewEvent = {
  type: 'VisitorJoinedLine',
  data: { portalId, visitId, joinedAt: minute(0) },
};
const letRing = (agentId: string, n: number): CallViewEvent => ({
  type: 'OfferEnded',
  data: { portalId, visitId, offerId: id(9), agentId, reason: 'unanswered', at: minute(n) },
});
const rejected: CallViewEvent = {
  type: 'OfferEnded',
  data: { portalId, visitId, offerId: id(9), agentId: lee, reason: 'rejected', at: minute(1) },
};
const taken = (waitedMs: number): CallViewEvent => ({
  type: 'VisitorTaken',
  data: { portalId, visitId, agentId: kim, offerId: null, waitedMs },
});
const started = (callId: string, n: number): CallViewEvent => ({
  type: 'CallStarted',
  data: {
    callId,
    origin: { kind: 'queue', id: visitId, portalId, agentId: kim },
    participants: [{ joinerId: kim, joinerType: 'User', role: 'moderator' }],
    startedAt: minute(n),
  },
});
const ended = (callId: string, durationMs: number): CallViewEvent => ({
  type: 'CallEnded',
  data: { callId, reason: 'agent-ended', endedBy: kim, durationMs },
});
const rated: CallViewEvent = {
  type: 'VisitRated',
  data: { visitId, ratingType: 'stars', rating: 4, comment: 'Thanks to Maria Lund' },
};
const left: GivenEvent<CallViewEvent> = {
  type: 'VisitorLeftLine',
  data: { portalId, visitId, reason: 'left' },
  at: minute(30),
};
const counted = {
  ...{ _id: visitId, rangAt: minute(0), type: 'queue', queueId: portalId, agentId: kim },
  ...{ waitedMs: 60_000, durationMs: 180_000, rating: 4, missedBy: [lee] },
  ...{ outcome: 'served', rated: true, parts: [] },
};
const served = [
  opened,
  rang,
  letRing(lee, 1),
  letRing(lee, 2),
  rejected,
  taken(60_000),
  started(visitId, 1),
  ended(visitId, 180_000),
];

describeProjection<CallViewEvent>(callRecords, (given) => {
  test('derives the counted facts of a call from its record', async () => {
    await given(...served, rated).thenDocuments('callFigures', [counted]);
    await given(rang).thenDocument('callFigures', visitId, {
      ...{ outcome: 'waiting', agentId: null, waitedMs: null },
    });
    const gone = { outcome: 'abandoned', waitedMs: 1_800_000, missedBy: [kim] };
    const running = [opened, rang, taken(60_000), started(visitId, 1)];
    const runs = { outcome: 'inCall', waitedMs: 60_000, durationMs: null };
    await given(...running).thenDocument('callFigures', visitId, runs);
    await given(rang, letRing(kim, 1), left).thenDocument('callFigures', visitId, gone);
  });

  test('gives each agent of a call that was handed over a part, as long as the agent had it', async () => {
    const handOver = (from: string, joinerId: string, n: number): CallViewEvent => ({
      type: 'CallHandedOver',
      data: { callId: visitId, joinerId, from, because: 'transfer', at: minute(n) },
    });
    const running = [rang, taken(60_000), started(visitId, 1), handOver(kim, lee, 2)];
    await given(...running).thenDocument('callFigures', visitId, {
      agentId: lee,
      parts: [
        { agentId: kim, durationMs: 60_000 },
        { agentId: lee, durationMs: null },
      ],
    });
    await given(...running, handOver(lee, kim, 4), ended(visitId, 300_000)).thenDocument(
      ...(['callFigures', visitId] as const),
      {
        agentId: kim,
        parts: [
          { agentId: kim, durationMs: 180_000 },
          { agentId: lee, durationMs: 120_000 },
        ],
      },
    );
  });

  test('counts a forgotten person as before', async () => {
    const forgotten = (personId: string, kind: 'visitor' | 'member'): CallViewEvent => ({
      type: 'PersonForgotten',
      data: { personId, kind },
    });
    await given(
      ...served,
      rated,
      forgotten(visitId, 'visitor'),
      forgotten(kim, 'member'),
    ).thenDocuments('callFigures', [counted]);
  });

  test('counts a missed ringing after a visitor was given back for the next call, or for the last one if there is no next call', async () => {
    const givenBack = [...served, letRing(kim, 6)];
    await given(...givenBack, taken(90_000), started(againId, 7)).thenDocuments('callFigures', [
      { ...counted, rating: null, rated: false },
      {
        ...{ _id: againId, rangAt: minute(7), type: 'queue', queueId: portalId, agentId: kim },
        ...{ waitedMs: 90_000, durationMs: null, rating: null, missedBy: [kim] },
        ...{ outcome: 'inCall', rated: false, parts: [] },
      },
    ]);
    await given(...givenBack, left).thenDocument('callFigures', visitId, {
      ...{ outcome: 'served', missedBy: [lee, kim] },
    });
  });
});
