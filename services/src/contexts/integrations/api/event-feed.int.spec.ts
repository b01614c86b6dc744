import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LOG_SEALED } from '@foyer/event-log/chain';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { permits, type Role } from '@foyer/contracts/identity';
import { eventFeedRoutes } from '@foyer/contracts/integrations';
import { webhookDeliveries, webhooks } from '@foyer/projections/integrations';

import { eventually } from '#platform/testing/eventually.js';
import { bootTestApp, type TestApp } from '#platform/testing/test-app.js';
import type { CloudEvent } from '#platform/eventing/publisher/cloud-event.js';
import { MemoryPublisher } from '#platform/eventing/publisher/memory-publisher.js';
import { OutboxPublisher } from '#platform/eventing/publisher/outbox-publisher.js';
import { IntegrationsModule } from '../integrations.module.js';
import { append, appendEncrypted, logOfSamples } from '../testing/sample-log.js';

interface Page {
  readonly events: readonly CloudEvent[];
  readonly next: string | null;
}

const idOf = (digit: string): string => `019a0000-0000-7000-8000-00000000000${digit}`;

describe('the feed of events', () => {
  let app: TestApp;
  let log: MemoryEventLog;
  /** The number of plans that the clock has for others. */
  let planned: number;

  const boot = async (eventLog = new MemoryEventLog()) => {
    log = eventLog;
    app = await bootTestApp({
      imports: [IntegrationsModule],
      projections: [webhooks, webhookDeliveries],
      eventLog,
    });
    planned = app.clock.pending;
  };
  beforeEach(() => boot());
  afterEach(() => app.close());

  const ask = (
    query: string,
    { role = 'auditor', signal }: { role?: Role; signal?: AbortSignal } = {},
  ) =>
    fetch(`${app.url}/api/v2/events${query}`, {
      headers: app.headersOf(role),
      ...(signal && { signal }),
    });
  const page = async (query: string): Promise<Page> => (await ask(query)).json() as Promise<Page>;
  const happens = (type: string) => append(log, 'visit-1', { type, data: { visitId: 'a' } });
  const idsOf = ({ events }: Page) => events.map(({ id }) => id);

  test('gives every type of event exactly as Kafka gets it', async () => {
    await app.close();
    await boot(await logOfSamples());
    await append(log, 'checkpoint', { type: LOG_SEALED, data: {} });
    const publisher = new MemoryPublisher();
    const { clock } = app;
    const checkpoint = { read: async () => undefined, write: async () => undefined };
    const outbox = new OutboxPublisher({
      eventLog: log,
      publisher,
      checkpoint,
      clock,
      log: app.log,
    });
    outbox.start();
    await eventually('all is handed on', () => outbox.health().state === 'current');
    await outbox.stop();
    const fed: CloudEvent[] = [];
    let next: string | null = null;
    for (;;) {
      const found = await page(`?limit=37${next === null ? '' : `&after=${next}`}`);
      fed.push(...found.events);
      if (found.next === next) break;
      next = found.next;
    }
    expect(fed.length).toBeGreaterThan(250);
    expect(fed).toEqual(publisher.received.map(({ body }) => JSON.parse(body) as CloudEvent));
    expect(fed.map(({ type }) => type)).not.toContain(`foyer.${LOG_SEALED}`);
  });

  test('tells nothing that is personal, in clear or encrypted', async () => {
    const ids = { visitId: idOf('b'), portalId: idOf('c') };
    await appendEncrypted(log, {
      type: 'VisitOpened',
      data: { ...ids, visitorName: 'Béla', language: 'en' },
    });
    const { events } = await page('?type=foyer.VisitOpened');
    expect(events.map(({ data }) => data)).toEqual([{ ...ids, language: 'en' }]);
  });

  test('is read in portions, without a gap and without a repeat', async () => {
    const written: string[] = [];
    for (let n = 0; n < 5; n += 1) written.push(await happens('VisitEnded'));
    const first = await page('?limit=2');
    const second = await page(`?limit=2&after=${first.next}`);
    const third = await page(`?limit=2&after=${second.next}`);
    expect([first, second, third].flatMap(idsOf)).toEqual(written);
    const end = await page(`?after=${third.next}`);
    expect(end).toEqual({ events: [], next: third.next });
  });

  test('gives the wanted types alone, by name or by beginning, and moves on behind the others', async () => {
    const visit = await happens('VisitEnded');
    const call = await happens('CallEnded');
    await happens('PortalRenamed');
    expect(idsOf(await page('?type=foyer.VisitEnded'))).toEqual([visit]);
    const both = await page('?type=foyer.Call*,foyer.VisitEnded');
    expect(idsOf(both)).toEqual([visit, call]);
    expect(both.next).toBe(await log.head());
    expect((await ask('?type=Visit')).status).toBe(400);
  });

  test('writes each event once, for its size and for the answer', async () => {
    const id = await happens('VisitEnded');
    const write = jest.spyOn(JSON, 'stringify');
    try {
      expect(idsOf(await page(''))).toEqual([id]);
      const texts = write.mock.results.map(({ value }) => String(value));
      expect(texts.filter((text) => text.includes(id))).toHaveLength(1);
    } finally {
      write.mockRestore();
    }
  });

  test('answers in JSON, in the form that its route promises', async () => {
    await happens('VisitEnded');
    const answer = await ask('');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { answers } = eventFeedRoutes.readEvents;
    const body: unknown = await answer.json();
    expect(answers[200].parse(body)).toEqual(body);
  });

  test('begins with what is to come where it is asked for that', async () => {
    await happens('VisitEnded');
    const { events, next } = await page('?after=now');
    expect(events).toEqual([]);
    const later = await happens('VisitEnded');
    expect(idsOf(await page(`?after=${next}`))).toEqual([later]);
  });

  test('lets a caller wait, and answers as soon as an event comes', async () => {
    const { next } = await page('?after=now');
    const waiting = page(`?wait=30${next === null ? '' : `&after=${next}`}&type=foyer.CallEnded`);
    await eventually('it waits', () => app.clock.pending > planned);
    await happens('VisitEnded');
    const call = await happens('CallEnded');
    expect(idsOf(await waiting)).toEqual([call]);
  });

  test('ends a wait without an event after the time, behind what it has looked at', async () => {
    const waiting = page('?wait=30&type=foyer.CallEnded');
    await eventually('it waits', () => app.clock.pending > planned);
    await happens('VisitEnded');
    app.clock.advance(30_000);
    expect((await waiting).events).toEqual([]);
  });

  test('ends a wait with its caller, and lets few of one caller wait', async () => {
    const leaving = new AbortController();
    const gone = [1, 2, 3].map(() =>
      ask('?wait=30', { signal: leaving.signal }).catch(() => undefined),
    );
    await eventually('all of them wait', () => app.clock.pending === planned + 3);
    const refused = await ask('?wait=30');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    leaving.abort();
    await Promise.all(gone);
    await eventually('none of them waits', () => app.clock.pending === planned);
    const waiting = page('?wait=30');
    await eventually('another one waits', () => app.clock.pending > planned);
    await happens('VisitEnded');
    expect((await waiting).events).toHaveLength(1);
  });

  test('ends a wait when the server stops, so that no stop waits for it', async () => {
    const waiting = ask('?wait=30');
    await eventually('it waits', () => app.clock.pending > planned);
    await app.app.close();
    expect(await (await waiting).json()).toMatchObject({ events: [] });
    await boot();
  });

  test('refuses a place that is not of this log', async () => {
    await happens('VisitEnded');
    for (const after of ['9999999999999999', '7', 'x']) {
      const answer = await ask(`?after=${after}`);
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { errors: { code: 'EVENT_CURSOR_UNKNOWN' } },
      ]);
    }
  });

  test('is for those whom the policy lets in', async () => {
    for (const role of [
      'anonymous',
      'guest',
      'device',
      'member',
      'support',
      'auditor',
      'admin',
    ] as const) {
      const { status } = await ask('', { role });
      expect([role, status === 200]).toEqual([role, permits('events.read', role)]);
    }
  });

  test('spends of a budget', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask('?limit=1')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
