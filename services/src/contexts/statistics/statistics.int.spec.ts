import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventDefinitions } from '@foyer/contracts/events';
import type { Role } from '@foyer/contracts/identity';
import { callRecords } from '@foyer/projections/calls';
import { agentTime } from '@foyer/projections/visits';

import { bootTestApp, type TestApp } from '#platform/testing/test-app.js';
import { StatisticsModule } from './index.js';
import type { Happened } from './testing/random-history.js';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [portalId, kim, lee, ada, bob] = [id(1), id(2), id(3), id(4), id(5)];
const RANGE = 'from=2026-03-02T00:00:00.000Z&to=2026-03-03T23:59:59.999Z';
/** Half past eleven in the evening in London, half past midnight in Berlin. */
const EVENING = '2026-03-02T23:30:00.000Z';

interface Figures {
  readonly rang: number;
  readonly served: number;
  readonly inTime: number;
}
interface Statistics {
  readonly figures: readonly object[];
  readonly total: Figures;
  readonly agents: readonly object[];
}

describe('statistics of calls and agents', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await bootTestApp({
      imports: [StatisticsModule],
      projections: [callRecords, agentTime],
    });
    await happened(`line-${portalId}`, '2026-03-02T09:00:00.000Z', {
      type: 'VisitorJoinedLine',
      data: { portalId, visitId: bob, joinedAt: '2026-03-02T09:00:00.000Z' },
    });
    await happened(`line-${portalId}`, '2026-03-02T09:01:00.000Z', {
      type: 'VisitorLeftLine',
      data: { portalId, visitId: bob, reason: 'left' },
    });
    await happened(`line-${portalId}`, EVENING, {
      type: 'VisitorJoinedLine',
      data: { portalId, visitId: ada, joinedAt: EVENING },
    });
    await happened(`line-${portalId}`, EVENING, {
      type: 'OfferEnded',
      data: {
        ...{ portalId, visitId: ada, offerId: id(9), agentId: lee },
        ...{ reason: 'unanswered', at: EVENING },
      },
    });
    await happened(`line-${portalId}`, EVENING, {
      type: 'VisitorTaken',
      data: { portalId, visitId: ada, agentId: kim, offerId: null, waitedMs: 12_345 },
    });
    await happened(`call-${ada}`, EVENING, {
      type: 'CallStarted',
      data: {
        callId: ada,
        origin: { kind: 'queue', id: ada, portalId, agentId: kim },
        participants: [{ joinerId: kim, joinerType: 'User', role: 'moderator' }],
        startedAt: EVENING,
      },
    });
    await happened(`call-${ada}`, '2026-03-02T23:31:00.000Z', {
      type: 'CallEnded',
      data: { callId: ada, reason: 'agent-ended', endedBy: kim, durationMs: 61_001 },
    });
    await app.core.readModels.untilCurrent();
  });
  afterEach(() => app.close());

  const happened = (
    stream: string,
    at: string,
    { type, data }: Exclude<Happened, { type: 'MeetingChanged' | 'MeetingPlanned' }>,
  ) =>
    app.eventLog.append([
      {
        stream,
        expectedRevision: 'any',
        events: [
          {
            id: randomUUID(),
            type,
            data,
            metadata: {
              ...{ causationId: randomUUID(), correlationId: randomUUID(), at },
              actor: { type: 'system', id: 'test' },
              schemaVersion: eventDefinitions.get(type)?.version ?? 1,
            },
          },
        ],
      },
    ]);
  const get = (path: string, role: Role = 'admin', who = id(8)) =>
    fetch(`${app.url}/api/v2/statistics/${path}`, { headers: app.headersOf(role, who) });
  const asked = async (path: string) => (await (await get(path)).json()) as Statistics;

  test('belong to the days of the time zone that is asked for', async () => {
    const inZone = async (zone: string) => (await asked(`calls?${RANGE}&timeZone=${zone}`)).figures;
    const days = (first: number, second: number) => [
      { label: '2026-03-02', value: first },
      { label: '2026-03-03', value: second },
    ];
    expect(await inZone('Europe/London')).toMatchObject(days(2, 0));
    expect(await inZone('Europe/Berlin')).toMatchObject(days(1, 1));
  });

  test('count by service level, and for agents what they served and let ring', async () => {
    const { total, agents } = await asked(`calls?${RANGE}`);
    expect(total).toMatchObject({
      ...{ rang: 2, served: 1, abandoned: 1, unanswered: 1, inTime: 1 },
      waited: { number: 1, totalMs: 12_345, medianMs: 12_345, p90Ms: 12_345, longestMs: 12_345 },
      abandonedAfter: { number: 1, medianMs: 60_000 },
      lasted: { totalMs: 61_001 },
    });
    expect((await asked(`calls?${RANGE}&serviceLevel=12`)).total.inTime).toBe(0);
    expect(agents).toMatchObject([
      { agentId: kim, name: null, served: 1, unanswered: 0 },
      { agentId: lee, name: null, served: 0, unanswered: 1 },
    ]);
    expect((await asked(`calls?${RANGE}&queueId=${id(7)}`)).total.rang).toBe(0);
  });

  test('are a table as well, that spreadsheets of a language open', async () => {
    const answer = await get(`calls/csv?${RANGE}&timeZone=Europe/Berlin&language=de`);
    expect(answer.headers.get('content-disposition')).toContain('calls.csv');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, second] = new TextDecoder().decode(bytes).split('\r\n');
    expect(head).toMatch(/^Tag;Uhrzeit;Herkunft;/);
    expect(first).toMatch(/^2026-03-02;10:00:00;Portal;;;Abgebrochen;"60,000";/);
    expect(second).toMatch(/^2026-03-03;00:30:00;Portal;;;Bedient;"12,345";"61,001";/);
  });

  test('are for those who may read them; an agent reads the own day alone', async () => {
    for (const path of [
      `calls?${RANGE}`,
      `calls/csv?${RANGE}`,
      `agents?${RANGE}`,
      `agents/${kim}?${RANGE}`,
      `agents/${kim}/timeline?day=2026-03-02`,
    ]) {
      expect([path, (await get(path, 'member', kim)).status]).toEqual([path, 403]);
      expect([path, (await get(path, 'auditor')).status]).toEqual([path, 200]);
    }
    expect((await get('my-day', 'guest', ada)).status).toBe(403);
    app.clock.advance(Date.parse('2026-03-02T23:45:00.000Z') - app.clock.now().getTime());
    const myDay = async (who: string, zone = 'UTC') =>
      (await (await get(`my-day?timeZone=${zone}`, 'member', who)).json()) as object;
    const call = { lasted: { totalMs: 61_001 }, waited: { medianMs: 12_345 } };
    expect(await myDay(kim)).toMatchObject({
      day: '2026-03-02',
      served: 1,
      unanswered: 0,
      ...call,
    });
    expect(await myDay(lee)).toMatchObject({ served: 0, unanswered: 1, waited: null });
    app.clock.advance(24 * 3_600_000);
    expect(await myDay(kim)).toMatchObject({ day: '2026-03-03', served: 0, waited: null });
  });

  test('of one day count a transferred call for each agent from taking it on', async () => {
    const given = { callId: ada, joinerId: lee, from: kim, because: 'transfer' } as const;
    await happened(`call-${ada}`, '2026-03-02T23:30:41.000Z', {
      type: 'CallHandedOver',
      data: { ...given, at: '2026-03-02T23:30:41.000Z' },
    });
    await app.core.readModels.untilCurrent();
    app.clock.advance(Date.parse('2026-03-02T23:45:00.000Z') - app.clock.now().getTime());
    const myDay = async (who: string) =>
      (await (await get('my-day?timeZone=UTC', 'member', who)).json()) as object;
    const [before, after] = [Date.parse('2026-03-02T23:30:41.000Z') - Date.parse(EVENING), 61_001];
    expect(await myDay(kim)).toMatchObject({
      ...{ served: 1, waited: { totalMs: 12_345 }, lasted: { totalMs: before } },
    });
    expect(await myDay(lee)).toMatchObject({
      ...{ served: 1, unanswered: 1, waited: null, lasted: { totalMs: after - before } },
    });
  });

  test('refuse what is no range of at most three months, no zone and no level', async () => {
    const wrong = [
      'from=2026-03-02T00:00:00Z',
      'from=2026-03-03T00:00:00Z&to=2026-03-02T00:00:00Z',
      'from=2026-01-01T00:00:00Z&to=2026-05-01T00:00:00Z',
      `${RANGE}&timeZone=Mars/Olympus`,
    ];
    for (const query of wrong) {
      for (const path of ['calls', 'calls/csv', 'agents', `agents/${kim}`]) {
        expect([path, query, (await get(`${path}?${query}`)).status]).toEqual([path, query, 400]);
      }
    }
    expect((await get(`calls?${RANGE}&serviceLevel=0`)).status).toBe(400);
    expect((await get(`agents/${kim}/timeline?day=2026-02-30`)).status).toBe(400);
  });

  test('say what an agent was at, up to now', async () => {
    const at = '2026-03-02T20:00:00.000Z';
    const opened = { type: 'DeskOpened', data: { memberId: kim, at } };
    await happened(`desk-${kim}`, at, opened as never);
    await app.core.readModels.untilCurrent();
    app.clock.advance(Date.parse('2026-03-03T01:00:00.000Z') - app.clock.now().getTime());
    const hour = 3_600_000;
    const query = `${RANGE}&timeZone=Europe/Berlin`;
    expect(await (await get(`agents?${query}`)).json()).toMatchObject({
      agents: [{ memberId: kim, atWorkMs: 5 * hour, workedMs: 5 * hour }],
    });
    expect(await (await get(`agents/${kim}?${query}`)).json()).toMatchObject({
      days: [
        { day: '2026-03-02', atWorkMs: 3 * hour, first: at },
        { day: '2026-03-03', atWorkMs: 2 * hour, last: '2026-03-03T01:00:00.000Z' },
      ],
    });
    const timeline = `agents/${kim}/timeline?day=2026-03-03&timeZone=Europe/Berlin`;
    expect(await (await get(timeline)).json()).toMatchObject({
      from: '2026-03-02T23:00:00.000Z',
      stretches: [
        { state: 'free', from: '2026-03-02T23:00:00.000Z', to: '2026-03-03T01:00:00.000Z' },
      ],
    });
    expect(await (await get(`agents/${lee}?${query}`)).json()).toMatchObject({ days: [] });
  });
});
