import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { EventLog } from '../port/event-log.js';
import type { NewEvent } from '../port/event.js';
import { collect, collectUntilCaughtUp } from './collect.js';
import type { ContractContext } from './contract-context.js';
import { sampleEvents } from './sample-event.js';

/** Following: catching up, what comes live, filters, slow readers, ends. */
export function subscribeContract({ currentLog, newStream }: ContractContext): void {
  let log: EventLog;
  let stop: AbortController;
  beforeEach(() => {
    log = currentLog();
    stop = new AbortController();
  });
  afterEach(() => stop.abort());
  const write = async (stream: string, events: readonly NewEvent[]): Promise<void> => {
    await log.append([{ stream, expectedRevision: 'any', events }]);
  };

  it('gives what is there, says that it has caught up, and gives what comes', async () => {
    const after = await log.head();
    const stream = newStream();
    await write(stream, sampleEvents(2));
    const heard: string[] = [];
    let last = '';
    for await (const message of log.subscribe({ after, signal: stop.signal })) {
      if (message.kind === 'event') {
        heard.push(String(message.event.revision));
        last = message.event.position;
        continue;
      }
      expect(message.position! >= last).toBe(true);
      // A place beyond the end would seem to be another log's when a reader continues from it.
      expect(message.position! <= (await log.head())!).toBe(true);
      // Other programs that write to the same store are news as well.
      if (heard.at(-1) === 'caught-up') continue;
      heard.push('caught-up');
      if (heard.length > 4) break;
      await write(stream, sampleEvents(2));
    }
    expect(heard).toEqual(['0', '1', 'caught-up', '2', '3', 'caught-up']);
  });

  it('misses, doubles and reorders nothing beside many writers', async () => {
    const after = await log.head();
    const streams = Array.from({ length: 8 }, newStream);
    const readers = Array.from({ length: 4 }, () =>
      collectUntilCaughtUp(log.subscribe({ after, signal: stop.signal }), 800),
    );
    await Promise.all(
      streams.map(async (stream) => {
        for (let round = 0; round < 50; round += 1) await write(stream, sampleEvents(2));
      }),
    );
    const all = await collect(log.readAll(after));
    expect(all).toHaveLength(800);
    for (const heard of await Promise.all(readers)) expect(heard).toEqual(all);
  });

  it('filters, and still says how far it has looked', async () => {
    const after = await log.head();
    const [wanted, other] = [newStream(), newStream()];
    await write(wanted, sampleEvents(1, { type: 'Wanted' }));
    await write(other, sampleEvents(600));
    const filter = { types: ['Wanted'], streamPrefixes: [wanted] };
    const heard: string[] = [];
    for await (const message of log.subscribe({ after, filter, signal: stop.signal })) {
      if (message.kind === 'event') {
        heard.push(message.event.type);
        continue;
      }
      if (message.position! < (await log.head())!) continue;
      if (heard.length === 2) break;
      await write(wanted, [...sampleEvents(1), ...sampleEvents(1, { type: 'Wanted' })]);
    }
    expect(heard).toEqual(['Wanted', 'Wanted']);
  });

  it('lets a slow reader slow only itself', async () => {
    const after = await log.head();
    const stream = newStream();
    const slow = log.subscribe({ after, signal: stop.signal })[Symbol.asyncIterator]();
    await slow.next();
    await write(stream, sampleEvents(500));
    const quick = await collectUntilCaughtUp(log.subscribe({ after, signal: stop.signal }), 500);
    expect(quick).toHaveLength(500);
    const late: number[] = [];
    while (late.length < 500) {
      const next = await slow.next();
      if (next.done) throw new Error('The subscription ended');
      if (next.value.kind === 'event') late.push(next.value.event.revision);
    }
    expect(late).toEqual(quick.map(({ revision }) => revision));
  });

  it('ends quietly when it is told to, waiting or not', async () => {
    const messages = log.subscribe({ after: await log.head(), signal: stop.signal });
    const reader = messages[Symbol.asyncIterator]();
    expect((await reader.next()).value).toMatchObject({ kind: 'caught-up' });
    const waiting = reader.next();
    stop.abort();
    expect((await waiting).done).toBe(true);
    const late = log.subscribe({ signal: stop.signal })[Symbol.asyncIterator]();
    expect((await late.next()).done).toBe(true);
  });

  it('ends when the log closes', async () => {
    const messages = log.subscribe({ after: await log.head(), signal: stop.signal });
    const reader = messages[Symbol.asyncIterator]();
    await reader.next();
    const waiting = reader.next();
    await log.close();
    expect((await waiting).done).toBe(true);
  });
}
