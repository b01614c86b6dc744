import { describe, expect, test } from '@jest/globals';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { collect, sampleEvent } from '@foyer/event-log/testing';
import { MemoryReadStore } from '@foyer/projections';

import { searchEvents, type EventCriteria } from './search-events.js';

const MINUTES = 120;
const timeOf = (minute: number) =>
  new Date(Date.parse('2026-03-04T05:00:00.000Z') + minute * 60_000);

/** One event a minute, checkpointed each minute. */
async function longLog(): Promise<MemoryEventLog> {
  const log = new MemoryEventLog();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const event = sampleEvent();
    const metadata = { ...event.metadata, at: timeOf(minute).toISOString() };
    const type = minute % 40 === 0 ? 'Rare' : 'Usual';
    const events = [{ ...event, type, metadata }];
    await log.append([{ stream: `s-${minute % 3}`, expectedRevision: 'any', events }]);
    await HashChainCheckpointer.start(log, { now: () => timeOf(minute) }).stop();
  }
  return log;
}

describe('Searching backwards', () => {
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
      const met: string[] = [];
      for (let before: string | null | undefined; before !== null;) {
        const criteria = { ...wanted, before, limit };
        const { events, next } = await searchEvents(
          { log, store: new MemoryReadStore() },
          criteria,
        );
        met.push(...events.map(({ position }) => position));
        before = next;
      }
      expect(met).toEqual(expected);
    }
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
