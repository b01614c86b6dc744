import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TimelineEntry } from '@foyer/contracts/audit';
import type { CallRecord } from '@foyer/contracts/calls';
import { fireEvent, screen, within } from '@testing-library/react';

import { openConsole } from '../testing/openConsole.js';
import { serveCalls } from '../testing/serveCalls.js';

const id = (n: number) => `01900000-0000-7000-8000-${n.toString().padStart(12, '0')}`;
const [VISIT, INES, PORTAL, OFFER] = [id(1), id(2), id(3), id(4)];
const names = { [VISIT]: 'Béla', [INES]: 'Ines Vogel', [PORTAL]: 'Reception' };

const call: CallRecord & { id: string } = {
  _id: VISIT,
  id: VISIT,
  type: 'queue',
  originId: VISIT,
  state: 'ended',
  queueId: PORTAL,
  queueName: 'Reception',
  agentId: INES,
  agentName: 'Ines Vogel',
  visitorName: 'Béla',
  device: null,
  rangAt: '2026-03-04T05:00:00.000Z',
  startedAt: '2026-03-04T05:00:10.000Z',
  endedAt: '2026-03-04T05:01:11.900Z',
  waitedMs: 10_000,
  durationMs: 61_900,
  endReason: 'agent-ended',
  handOvers: [],
  originName: null,
  consultedId: null,
  missedBy: [],
  holds: 0,
  heldMs: 0,
  heldSince: null,
  recordingAnswer: null,
  ratingType: null,
  rating: null,
  comment: null,
  notes: null,
  joiners: [],
};
let count = 0;
const happened = (n: number, stream: string, type: string, data: object): TimelineEntry => ({
  eventId: id(100 + (count += 1)),
  position: count.toString().padStart(4, '0'),
  stream,
  revision: n,
  type,
  at: new Date(Date.UTC(2026, 2, 4, 5, 0, n)).toISOString(),
  actor: { type: 'member', id: INES, name: 'Ines Vogel' },
  correlationId: VISIT,
  causationId: id(9),
  data: data as Record<string, unknown>,
  names,
});
const offer = { portalId: PORTAL, visitId: VISIT, offerId: OFFER, agentId: INES };
const timeline = [
  happened(0, `line-${PORTAL}`, 'VisitorJoinedLine', { portalId: PORTAL, visitId: VISIT }),
  happened(1, `line-${PORTAL}`, 'VisitorOffered', {
    ...offer,
    expiresAt: '2026-03-04T05:00:15.000Z',
    callLogic: 'fewer-breaks',
    seed: 7,
    chosenBecause: 'only-candidate',
    candidates: [{ agentId: INES, breaksToday: 0, lastCallEndedAt: null, idleMs: null }],
    notAsked: [],
  }),
  happened(1, `desk-${INES}`, 'AgentOffered', { memberId: INES, visitId: VISIT, offerId: OFFER }),
  happened(9, `line-${PORTAL}`, 'OfferEnded', { ...offer, reason: 'unanswered' }),
  happened(30, `call-${VISIT}`, 'CallLeft', { callId: VISIT, joinerId: INES, reason: 'left' }),
  happened(30, `call-${VISIT}`, 'CallLeft', {
    callId: VISIT,
    joinerId: VISIT,
    reason: 'call-ended',
  }),
];

// The specs' DOM has no places to scroll to.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  serveCalls({ 'GET /api/v2/admin/calls': () => ({ body: timeline }) });
});

describe('the record of a call', () => {
  test.each([
    ['left', 'Left the line'],
    ['absent', 'Missed'],
  ] as const)('says of a visit without a call that ended as %s: %s', async (endReason, words) => {
    const missed = { ...call, state: 'missed', endReason } as const;
    await openConsole(`calls/${VISIT}/show`, { calls: [missed] }, { role: 'auditor' });
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  test('has one sentence for each fact, on the page of the call that it is about', async () => {
    await openConsole(`calls/${VISIT}/show`, { calls: [call] }, { role: 'auditor' });
    await screen.findByText('Rang at Ines Vogel');
    const steps = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
    expect(steps.map((step) => step.querySelector('[data-event-type]')?.textContent)).toEqual([
      'Béla joined the line at Reception',
      'Rang at Ines Vogel',
      'Ines Vogel did not answer',
      'Ines Vogel left the call',
      'Béla left as the call ended',
    ]);
    expect(within(steps[1]!).getByText('No other agent was free.')).toBeTruthy();
    // The desk shows 1:01 as well.
    expect(screen.getByText('1:01')).toBeTruthy();
  });

  test('shows its lanes, data on demand, and leads to the audit and to the state of a moment', async () => {
    await openConsole(
      `calls/${VISIT}/show`,
      { calls: [call] },
      { role: 'auditor', language: 'de' },
    );
    await screen.findByText('Ines Vogel hat nicht geantwortet');
    const lanes = [...document.querySelectorAll('[data-lane]')];
    expect(lanes.map(({ textContent }) => textContent)).toEqual([
      'Besuch',
      'Warteschlange',
      'Mitglied',
    ]);
    const moment = screen.getByRole('slider', { name: 'Zeitpunkt' });
    fireEvent.change(moment, { target: { value: 2 } });
    expect(moment.getAttribute('aria-valuetext')).toBe('Ines Vogel hat nicht geantwortet');
    const chosen = document.querySelector('[aria-current="step"]');
    expect(chosen?.textContent).toContain('Ines Vogel hat nicht geantwortet');

    expect(document.querySelector('pre')).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Daten' })[1]!);
    expect(document.querySelector('pre')?.textContent).toContain('AgentOffered');
    const audit = screen.getByRole('link', { name: 'Im Protokoll zeigen' });
    expect(audit.getAttribute('href')).toBe(`/audit?correlationId=${VISIT}`);
    const state = screen.getAllByRole('link', { name: 'Stand zu diesem Zeitpunkt' })[0];
    expect(state?.getAttribute('href')).toBe(`/audit/calls/${VISIT}?at=0005`);
  });

  test('draws how sound and picture did, and says what was in the way', async () => {
    const span = {
      ...{ roundTripMs: 40, lossPercent: 0, jitterMs: 4, kbps: 700 },
      ...{ limitedBy: 'none', relayLosses: 0 },
    };
    const measured = (joinerId: string, seconds: number, streams: object[]) =>
      happened(seconds, `call-${VISIT}`, 'CallQualityMeasured', {
        ...{ callId: VISIT, joinerId, spanMs: 30_000 },
        from: `2026-03-04T05:00:${seconds}.000Z`,
        streams,
      });
    const own = { direction: 'sent', of: INES, streamType: 'userCam' };
    const theirs = { direction: 'received', of: INES, streamType: 'userCam' };
    serveCalls({
      'GET /api/v2/admin/calls': () => ({
        body: [
          ...timeline,
          measured(INES, 31, [{ ...own, spans: [span, null, { ...span, roundTripMs: 60 }] }]),
          measured(VISIT, 32, [{ ...theirs, spans: [{ ...span, lossPercent: 12.5 }] }]),
          measured(INES, 40, [{ ...own, spans: [{ ...span, roundTripMs: 80 }] }]),
        ],
      }),
    });
    await openConsole(`calls/${VISIT}/show`, { calls: [call] }, { role: 'auditor' });
    const sent = await screen.findByRole('article', { name: 'Ines Vogel sends: camera' });
    expect(within(sent).getByText('Good throughout')).toBeTruthy();
    // Both events of the same stream are one line.
    expect(
      within(sent).getByRole('img', { name: 'Round trip: 60 ms, at most 80 ms' }),
    ).toBeTruthy();
    const received = screen.getByRole('article', {
      name: 'Béla receives: camera of Ines Vogel',
    });
    expect(within(received).getByText('Packets got lost on the way')).toBeTruthy();
    expect(
      within(received).getByRole('img', { name: 'Loss: 12.5 %, at most 12.5 %' }),
    ).toBeTruthy();
  });
});
