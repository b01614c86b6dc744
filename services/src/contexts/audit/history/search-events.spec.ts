import { describe, expect, test } from '@jest/globals';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { collect, sampleEvent } from '@foyer/event-log/testing';
import { MemoryReadStore, ProjectionRunner, timeline } from '@foyer/projections';
import { readPlainly } from '@foyer/projections/testing';

import { searchEvents, type EventCriteria } from './search-events.js';

const MINUTES = 120;
const timeOf = (minute: number) =>
  new Date(Date.parse('2026-03-04T05:00:00.000Z') + minute * 60_000);

/** One event a minute by a clock that may be set, checkpointed each minute. */
async function longLog(clock: (minute: number) => number = (minute) => minute) {
  const log = new MemoryEventLog();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const event = sampleEvent();
    const metadata = { ...event.metadata, at: timeOf(clock(minute)).toISOString() };
    const type = minute % 40 === 0 ? 'Rare' : 'Usual';
    const events = [{ ...event, type, metadata }];
    await log.append([{ stream: `s-${minute % 3}`, expectedRevision: 'any', events }]);
    await HashChainCheckpointer.start(log, { now: () => timeOf(clock(minute)) }).stop();
  }
  return log;
}

/** A read model of the hours of a log, as far as it has seen it. */
async function hoursOf(log: MemoryEventLog, before?: string): Promise<MemoryReadStore> {
  const seen = new MemoryEventLog();
  const all = await collect(log.readAll());
  const events = all.filter(({ position }) => before === undefined || position < before);
  for (const { stream, ...event } of events) {
    await seen.append([{ stream, expectedRevision: 'any', events: [event] }]);
  }
  const store = new MemoryReadStore();
  const sources = { log: seen, store, projections: [timeline], readEvents: readPlainly };
  const runner = new ProjectionRunner(sources);
  await runner.start();
  await runner.untilCurrent();
  await runner.stop();
  return store;
}

/** Turns the pages of a search until it says that there is nothing more. */
async function met(log: MemoryEventLog, store: MemoryReadStore, wanted: EventCriteria) {
  const positions: string[] = [];
  for (let before: string | null | undefined; before !== null;) {
    const { events, next } = await searchEvents({ log, store }, { ...wanted, before });
    positions.push(...events.map(({ position }) => position));
    before = next;
  }
  return positions;
}

describe('Searching backwards', () => {
  test('reads each stretch of the log once, also where no event is of the wanted type', async () => {
    const log = await longLog();
    let readToTheEnd = 0;
    const store = await hoursOf(log);
    const readAll = log.readAll.bind(log);
    log.readAll = async function* (...asked) {
      yield* readAll(...asked);
      readToTheEnd += 1;
    };
    const wanted = { type: 'Never', limit: 10 };
    const { events } = await searchEvents({ log, store }, wanted);
    expect(events).toEqual([]);
    // Only the newest stretch ends where the log does.
    expect(readToTheEnd).toBe(1);
  });

  test.each<[string, Partial<EventCriteria>]>([
    ['everything', {}],
    ['of a stream', { stream: 's-1' }],
    ['of a type', { type: 'Rare' }],
    ['before a time', { to: timeOf(30).toISOString() }],
    ['after a time', { from: timeOf(100).toISOString() }],
    [
      'between two times, of a type',
      { from: timeOf(40).toISOString(), to: timeOf(80).toISOString() },
    ],
  ])('meets each event once: %s', async (_what, wanted) => {
    const log = await longLog();
    const [from = '', to = '9'] = [wanted.from, wanted.to];
    const expected = (await collect(log.readAll()))
      .filter(({ stream, type, metadata: { at } }) => {
        const fits = (wanted.stream ?? stream) === stream && (wanted.type ?? type) === type;
        return fits && stream !== 'log-seals' && at >= from && at <= to;
      })
      .map(({ position }) => position)
      .reverse();
    expect(expected.length).toBeGreaterThan(2);
    for (const limit of [1, 7, 1_000]) {
      expect(await met(log, await hoursOf(log), { ...wanted, limit })).toEqual(expected);
    }
  });

  const DAY = 24 * 60;
  describe.each<[string, (minute: number) => number]>([
    ['is right', (minute) => minute],
    [
      'is set back for a while',
      (minute) => (minute > 39 && minute < 60 ? minute - 20 * DAY : minute),
    ],
    ['is set back again and again', (minute) => minute - 150 * Math.floor(minute / 25)],
    ['is ahead for a while', (minute) => (minute > 19 && minute < 30 ? minute + 10 * DAY : minute)],
    ['ends set back', (minute) => (minute > 99 ? minute - 20 * DAY : minute)],
    ['was ahead from the beginning', (minute) => (minute < 30 ? minute + 10 * DAY : minute)],
    ['differs between two servers', (minute) => (minute % 2 === 0 ? minute : minute - 90)],
  ])('while the clock %s', (_how, clock) => {
    test.each([0, 70, MINUTES])(
      'says that there is nothing more only at the end, with a read model of %i events',
      async (seen) => {
        const log = await longLog(clock);
        const events = (await collect(log.readAll())).filter(
          ({ stream }) => stream !== 'log-seals',
        );
        const store = await hoursOf(log, events[seen]?.position);
        const times = [5, 45, 55, 110].map((n) => events[n]?.metadata.at ?? '');
        const windows = times.flatMap((at) => [
          { from: at },
          { to: at },
          { from: at, to: new Date(Date.parse(at) + 20 * 60_000).toISOString() },
          { from: at, stream: 's-1' },
        ]);
        for (const { from = '', to = '9', ...wanted } of windows as Partial<EventCriteria>[]) {
          const expected = events.filter(({ stream, metadata: { at } }) => {
            return at >= from && at <= to && (wanted.stream ?? stream) === stream;
          });
          const bounds = { ...wanted, from: from || undefined, to: to === '9' ? undefined : to };
          expect(await met(log, store, { ...bounds, limit: 7 })).toEqual(
            expected.map(({ position }) => position).reverse(),
          );
        }
      },
    );
  });

  test('reads little of a long log for a short time', async () => {
    const log = await longLog((minute) => minute * 30);
    const store = await hoursOf(log);
    let read = 0;
    const readAll = log.readAll.bind(log);
    log.readAll = async function* (...of) {
      for await (const event of readAll(...of)) {
        read += 1;
        yield event;
      }
    };
    const [from, to] = [timeOf(40 * 30).toISOString(), timeOf(41 * 30).toISOString()];
    expect(await met(log, store, { from, to, limit: 10 })).toHaveLength(2);
    expect(read).toBeLessThan(80);
  });

  test('finds what people did alone: nothing of the system, and of a search its first page', async () => {
    const log = new MemoryEventLog();
    const add = (type: string, actor: 'member' | 'visitor' | 'system', data: object = {}) => {
      const event = sampleEvent();
      const metadata = { ...event.metadata, actor: { type: actor, id: 'somebody' } };
      const events = [{ ...event, type, data: { ...data }, metadata }];
      return log.append([{ stream: 's', expectedRevision: 'any', events }]);
    };
    await add('PortalOpened', 'member');
    await add('JobStarted', 'system');
    await add('VisitOpened', 'visitor');
    await add('AuditLookTaken', 'member', { asked: { by: 'people' } });
    await add('AuditLookTaken', 'member', { asked: { before: '0001' } });
    const found = async (wanted: Partial<EventCriteria>) => {
      const sources = { log, store: new MemoryReadStore() };
      const { events } = await searchEvents(sources, { ...wanted, limit: 10 });
      return events.map(({ type }) => type).toReversed();
    };
    expect(await found({ by: 'people' })).toEqual([
      ...['PortalOpened', 'VisitOpened', 'AuditLookTaken'],
    ]);
    expect(await found({})).toHaveLength(5);
  });
});
