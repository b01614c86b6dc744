import { beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventLog } from '../port/event-log.js';
import { EventLogClosed } from '../port/errors.js';
import type { Json, NewEvent } from '../port/event.js';
import { collect } from './collect.js';
import type { ContractContext } from './contract-context.js';
import { sampleEvent, sampleEvents } from './sample-event.js';

/** Reading: streams, the global order, filters, what lasts. */
export function readContract({ currentLog, reopen, newStream, traits }: ContractContext): void {
  let log: EventLog;
  beforeEach(() => {
    log = currentLog();
  });
  const write = async (stream: string, events: readonly NewEvent[]): Promise<void> => {
    await log.append([{ stream, expectedRevision: 'any', events }]);
  };

  it('knows nothing of a stream that was never written', async () => {
    expect(await collect(log.readStream(newStream()))).toEqual([]);
    expect(await log.lastOf(newStream())).toBeUndefined();
  });

  it('reads a stream from a revision on', async () => {
    const stream = newStream();
    const events = sampleEvents(5);
    await write(stream, events);
    const read = await collect(log.readStream(stream, 3));
    expect(read.map(({ id }) => id)).toEqual(events.slice(3).map(({ id }) => id));
    expect(await collect(log.readStream(stream, 5))).toEqual([]);
  });

  it('sees what a stream gets after it was read to its end, whatever of it was read before', async () => {
    const stream = newStream();
    expect(await collect(log.readStream(stream))).toEqual([]);
    const events = sampleEvents(4);
    for (const [revision, event] of events.entries()) {
      await log.append([
        { stream, expectedRevision: revision === 0 ? 'no-stream' : revision - 1, events: [event] },
      ]);
      for (const from of [revision + 3, revision + 1]) {
        expect(await collect(log.readStream(stream, from))).toEqual([]);
      }
      expect(await collect(log.readStream(stream, revision))).toMatchObject([{ id: event.id }]);
    }
    expect(await collect(log.readStream(stream))).toHaveLength(4);
  });

  it('tells the last event of a stream', async () => {
    const stream = newStream();
    await write(stream, sampleEvents(3));
    const read = await collect(log.readStream(stream));
    expect(await log.lastOf(stream)).toEqual(read[2]);
  });

  it('reads streams and the global order over many pages', async () => {
    const start = await log.head();
    const [one, two] = [newStream(), newStream()];
    for (let round = 0; round < 7; round += 1) {
      await write(one, sampleEvents(100));
      await write(two, sampleEvents(1));
    }
    const revisions = (await collect(log.readStream(one))).map(({ revision }) => revision);
    expect(revisions).toEqual(Array.from({ length: 700 }, (_, revision) => revision));
    const all = await collect(log.readAll(start));
    expect(all).toHaveLength(707);
    const positions = all.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].toSorted());
    expect((await log.head())! >= positions.at(-1)!).toBe(true);
  });

  it('reads on after a position, without it', async () => {
    const stream = newStream();
    await write(stream, sampleEvents(4));
    const [, second] = await collect(log.readStream(stream));
    const rest = await collect(log.readAll(second?.position));
    expect(rest.map(({ revision }) => revision)).toEqual([2, 3]);
  });

  it('is not put out by appends while it reads', async () => {
    const start = await log.head();
    const stream = newStream();
    await write(stream, sampleEvents(600));
    const seen: string[] = [];
    for await (const event of log.readAll(start)) {
      if (seen.length % 100 === 0) await write(stream, sampleEvents(10));
      seen.push(event.position);
    }
    expect(seen).toEqual([...new Set(seen)].toSorted());
    expect(seen.length).toBeGreaterThanOrEqual(600);
    for await (const event of log.readStream(stream)) {
      if (event.revision < 600 && event.revision % 100 === 0) await write(stream, sampleEvents(1));
    }
  });

  it.each([
    { what: 'types', filter: () => ({ types: ['B', 'C'] }), expected: ['oneB', 'oneC', 'twoB'] },
    {
      what: 'a stream prefix',
      filter: (prefix: string) => ({ streamPrefixes: [`${prefix}_o`] }),
      expected: ['oneA', 'oneB', 'oneC'],
    },
    {
      what: 'types and prefixes together',
      filter: (prefix: string) => ({
        types: ['A', 'C'],
        streamPrefixes: [`${prefix}_t`, `${prefix}%o`],
      }),
      expected: ['twoA'],
    },
    { what: 'no type at all', filter: () => ({ types: [] }), expected: [] },
  ])('lets only $what through a filter', async ({ filter, expected }) => {
    const start = await log.head();
    const prefix = newStream();
    for (const name of ['one', 'two']) {
      for (const type of name === 'one' ? ['A', 'B', 'C'] : ['A', 'B']) {
        await write(`${prefix}_${name}`, [sampleEvent({ type, data: { tag: name + type } })]);
      }
    }
    const read = await collect(log.readAll(start, filter(prefix)));
    expect(read.map(({ data }) => data.tag)).toEqual(expected);
  });

  it('keeps any JSON as it is', async () => {
    const json = fc
      .jsonValue({ maxDepth: 4 })
      .map((value) => JSON.parse(JSON.stringify(value)) as Json);
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), json), async (data) => {
        const stream = newStream();
        const kept = JSON.parse(JSON.stringify(data)) as NewEvent['data'];
        await write(stream, [sampleEvent({ data: kept })]);
        expect((await log.lastOf(stream))?.data).toEqual(kept);
      }),
      { numRuns: 50 },
    );
  });

  it('finishes what was under way when it is closed, and then refuses', async () => {
    const stream = newStream();
    const underWay = log.append([{ stream, expectedRevision: 'any', events: sampleEvents(1) }]);
    await Promise.all([underWay, log.close()]);
    const late = log.append([{ stream, expectedRevision: 'any', events: sampleEvents(1) }]);
    await expect(late).rejects.toThrow(EventLogClosed);
    await expect(collect(log.readStream(stream))).rejects.toThrow(EventLogClosed);
    await log.close();
  });

  if (!traits.durable) return;
  it('has everything still after it was closed and opened', async () => {
    const stream = newStream();
    const events = sampleEvents(3);
    await write(stream, events);
    const before = await collect(log.readStream(stream));
    log = await reopen();
    expect(await collect(log.readStream(stream))).toEqual(before);
    await log.append([{ stream, expectedRevision: 2, events: sampleEvents(1) }]);
    expect((await log.lastOf(stream))!.position > before.at(-1)!.position).toBe(true);
    const repeat = await log.append([{ stream, expectedRevision: 'no-stream', events }]);
    expect(repeat.revisions).toEqual({ [stream]: 2 });
  });

  it('does not take what was asked for beyond the end of a stream for its end', async () => {
    const stream = newStream();
    await write(stream, sampleEvents(4));
    log = await reopen();
    expect(await collect(log.readStream(stream, 7))).toEqual([]);
    const [event] = sampleEvents(1);
    if (!event) throw new Error('unreachable');
    const beyond = log.append([{ stream, expectedRevision: 6, events: [event] }]);
    await expect(beyond).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
    expect(await collect(log.readStream(stream, 3))).toHaveLength(1);
    await log.append([{ stream, expectedRevision: 3, events: [event] }]);
    expect(await collect(log.readStream(stream, 4))).toMatchObject([{ id: event.id }]);
  });
}
