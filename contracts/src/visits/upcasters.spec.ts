import { describe, expect, test } from '@jest/globals';

import { eventUpcasters, upcast } from '../events/index.js';

describe('an offer of version 1', () => {
  const candidate = (lastCallEndedAt: string | null) => ({
    agentId: 'kim',
    breaksToday: 2,
    lastCallEndedAt,
  });
  const up = (lastCallEndedAt: string | null) =>
    upcast(
      eventUpcasters,
      'VisitorOffered',
      { expiresAt: '2026-03-02T09:00:15.000Z', candidates: [candidate(lastCallEndedAt)] },
      { from: 1, to: 2 },
    );

  test('says how long its candidates were idle, and not others', () => {
    expect(up('2026-03-02T08:59:00.000Z')).toMatchObject({
      candidates: [{ ...candidate('2026-03-02T08:59:00.000Z'), idleMs: 60_000 }],
      notAsked: [],
    });
    expect(up(null)).toMatchObject({ candidates: [{ breaksToday: 2, idleMs: null }] });
  });
});

test('a break of version 1 was for nothing in particular', () => {
  const data = { memberId: 'kim', availability: 'away' };
  expect(upcast(eventUpcasters, 'AvailabilityChanged', data, { from: 1, to: 2 })).toEqual({
    ...data,
    breakKind: null,
  });
});

test('an answer about recording of version 1 has neither language nor time', () => {
  const data = { visitId: 'ada', answer: 'agreed', question: 'May we?' };
  expect(upcast(eventUpcasters, 'VisitRecordingAnswered', data, { from: 1, to: 2 })).toEqual({
    ...data,
    ...{ language: null, answeredAt: null },
  });
});
