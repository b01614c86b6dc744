import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EventLog } from '@foyer/event-log';
import { LOG_SEALED } from '@foyer/event-log/chain';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { DamagedEventLog } from '@foyer/event-log/testing';

import { EventCodec } from '../../cqrs/events/index.js';
import { PersonalData, PersonKeys } from '../../stores/personal-data/index.js';
import { eventually } from '../../testing/eventually.js';
import { ManualClock } from '../../testing/manual-clock.js';
import { MemoryVault } from '../../testing/memory-vault.js';
import { SilentLog } from '../../testing/silent-log.js';
import type { CloudEvent } from './cloud-event.js';
import { OutboxPublisher } from './outbox-publisher.js';
import { MemoryPublisher } from './memory-publisher.js';
import { PublisherCheckpoint } from './publisher-checkpoint.js';

const VISIT = '019a0000-0000-7000-8000-00000000000b';

describe('the outbox publisher', () => {
  let folder: string;
  let eventLog: MemoryEventLog;
  let publisher: MemoryPublisher;
  let clock: ManualClock;
  let log: SilentLog;
  let outbox: OutboxPublisher;
  let count = 0;

  const begin = (target = 'kafka a'): void => {
    clock = new ManualClock();
    const checkpoint = new PublisherCheckpoint(join(folder, 'relay.json'), target);
    log = new SilentLog();
    outbox = new OutboxPublisher({ eventLog, publisher, checkpoint, clock, log });
    outbox.start();
  };
  const notified = (): CloudEvent[] =>
    publisher.received.map(({ body }) => JSON.parse(body) as CloudEvent);
  const happens = async (
    stream: string,
    type: string,
    data: Parameters<EventLog['append']>[0][0]['events'][0]['data'] = {},
  ) => {
    count += 1;
    const id = `019a0000-0000-7000-8000-${count.toString().padStart(12, '0')}`;
    const metadata = {
      causationId: id,
      correlationId: VISIT,
      actor: { type: 'system', id: 'test' },
      at: '2026-03-02T09:00:00.000Z',
      schemaVersion: 1,
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    } as const;
    const events = [{ id, type, data, metadata }];
    await eventLog.append([{ stream, expectedRevision: 'any', events }]);
    return id;
  };
  const current = (atLeast: number): Promise<void> =>
    eventually('all is handed on', () => publisher.received.length >= atLeast);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-outbox-'));
    eventLog = new MemoryEventLog();
    publisher = new MemoryPublisher();
  });
  afterEach(async () => {
    await outbox.stop();
    rmSync(folder, { recursive: true });
  });

  test('hands on what happened and what happens, by context, keyed by stream, as CloudEvents', async () => {
    await happens(`visit-${VISIT}`, 'VisitEnded', { visitId: VISIT, reason: 'served' });
    begin();
    await current(1);
    await happens(`call-${VISIT}`, 'CallEnded', { callId: VISIT });
    await happens('checkpoint', LOG_SEALED);
    await happens('future-1', 'FromANewerVersion');
    await current(3);
    expect(publisher.received.map(({ topic, key }) => [topic, key])).toEqual([
      ['visits', `visit-${VISIT}`],
      ['calls', `call-${VISIT}`],
      ['other', 'future-1'],
    ]);
    expect(notified()[0]).toMatchObject({
      type: 'foyer.VisitEnded',
      source: '/foyer/visits',
      streamrevision: 0,
      correlationid: VISIT,
      data: { visitId: VISIT, reason: 'served' },
    });
    for (const event of notified()) {
      // CloudEvents 1.0 asks for these attributes, and for names of small letters and digits only.
      expect(event).toMatchObject({ specversion: '1.0', id: expect.stringMatching(/./) });
      expect(Date.parse(event.time)).not.toBeNaN();
      for (const name of Object.keys(event)) expect(name).toMatch(/^[a-z0-9]{1,20}$/);
    }
  });

  test('tells nothing personal, in clear or encrypted', async () => {
    const codec = new EventCodec(new PersonalData(new PersonKeys(new MemoryVault())));
    const portalId = '019a0000-0000-7000-8000-00000000000c';
    const { data } = await codec.encode({
      type: 'VisitOpened',
      data: { visitId: VISIT, portalId, visitorName: 'Béla', language: 'en' },
    });
    expect(data).toHaveProperty('visitorName');
    await happens(`visit-${VISIT}`, 'VisitOpened', data);
    begin();
    await current(1);
    expect(notified()[0]?.data).toEqual({ visitId: VISIT, portalId, language: 'en' });
  });

  test('blocks no command while the receivers are away, and then misses no event', async () => {
    publisher.isAway = true;
    begin();
    for (let n = 0; n < 3; n += 1) await happens('line-1', 'VisitorJoinedLine');
    await eventually('it waits', () => outbox.health().state === 'waiting');
    await happens('line-1', 'VisitorJoinedLine');
    publisher.isAway = false;
    await eventually('it has tried again', () => {
      clock.advance(10_000);
      return publisher.received.length === 4;
    });
    expect(notified().map(({ streamrevision }) => streamrevision)).toEqual([0, 1, 2, 3]);
    await eventually('it is current', () => outbox.health().state === 'current');
  });

  test('is not current while an event is on its way without an answer', async () => {
    begin();
    await eventually('it is current', () => outbox.health().state === 'current');
    const publish = publisher.publish.bind(publisher);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let isAsked = false;
    publisher.publish = async (events) => {
      isAsked = true;
      await answered;
      await publish(events);
    };
    await happens('portal-a', 'PortalActivated');
    await eventually('it is on its way', () => isAsked);
    expect(outbox.health().state).toBe('catching-up');
    answer();
    await eventually('it is current again', () => outbox.health().state === 'current');
    expect(notified()).toHaveLength(1);
  });

  test('stops before a damaged event, says so, and hands on everything before it', async () => {
    const damaged = new DamagedEventLog();
    eventLog = damaged;
    for (let n = 0; n < 2; n += 1) await happens('line-1', 'VisitorJoinedLine');
    await happens('line-1', 'VisitorLeftLine');
    damaged.damaged = (await eventLog.head()) ?? '';
    await happens('line-2', 'VisitorJoinedLine');
    begin();
    await eventually('it waits', () => outbox.health().state === 'waiting');
    clock.advance(10_000);
    await eventually('it has tried again', () => clock.pending > 0);
    expect(notified().map(({ subject, streamrevision }) => [subject, streamrevision])).toEqual([
      ['line-1', 0],
      ['line-1', 1],
    ]);
    expect(log.lines.at(-1)).toMatchObject({
      level: 'warn',
      fields: { err: { code: 'UNREADABLE_EVENT', position: damaged.damaged } },
    });
  });

  test('continues where it ended, and repeats events without an acknowledgement', async () => {
    const first = await happens('line-1', 'VisitorJoinedLine');
    begin();
    await eventually('it is current', () => outbox.health().state === 'current');
    await outbox.stop();

    publisher = new MemoryPublisher();
    publisher.unacknowledged = 1;
    const second = await happens('line-1', 'VisitorJoinedLine');
    begin();
    await eventually('it waits', () => outbox.health().state === 'waiting');
    await outbox.stop();

    const { received } = publisher;
    publisher = new MemoryPublisher();
    begin();
    await current(1);
    expect(received).toEqual(publisher.received);
    expect(notified().map(({ id }) => id)).toEqual([second]);

    await outbox.stop();
    publisher = new MemoryPublisher();
    begin('kafka b');
    await current(2);
    expect(notified().map(({ id }) => id)).toEqual([first, second]);
  });

  test.each(['9007199254740991', '00000000000000000001'])(
    'tells everything again where its note, %s, is of another log',
    async (position) => {
      await happens(`visit-${VISIT}`, 'VisitEnded', { visitId: VISIT, reason: 'served' });
      const noted = new PublisherCheckpoint(join(folder, 'relay.json'), 'kafka a');
      await noted.write(position);
      begin();
      await current(1);
      const head = await eventLog.head();
      await eventually('that is noted', async () => (await noted.read()) === head);
    },
  );
});
