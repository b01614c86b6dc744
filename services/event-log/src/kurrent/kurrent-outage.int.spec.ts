import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventLogUnavailable, InvalidAppend } from '../port/errors.js';
import type { StreamAppend, SubscriptionMessage } from '../port/event-log.js';
import { collect, sampleEvents } from '../testing/index.js';
import { KurrentEventLog } from './kurrent-event-log.js';
import { openKurrentEventLog } from './open-kurrent-event-log.js';
import { spawnTestDouble, type SpawnedTestDouble } from './testing/wire/index.js';

/** Appends many events to a stopped server, and reports how many appends failed. */
const WRITER = `
  const [dist, url] = process.argv.slice(1);
  const { openKurrentEventLog } = await import(dist + 'kurrent/index.js');
  const { sampleEvents } = await import(dist + 'testing/sample-event.js');
  const log = await openKurrentEventLog({ url });
  const append = (stream, count) =>
    log.append([{ stream, expectedRevision: 'any', events: sampleEvents(count) }]);
  const streams = Array.from({ length: 60 }, (_, index) => 's' + index);
  await Promise.all(streams.map((stream) => append(stream, 1)));
  console.log('ready');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  const outcomes = Promise.allSettled(streams.map((stream) => append(stream, 300)));
  setTimeout(() => console.log('full'), 500);
  console.log('failed', (await outcomes).filter(({ status }) => status === 'rejected').length);
  await new Promise(setImmediate);
  process.exit(0);
`;

describe('The event log by the official client on a test double', () => {
  let folder: string;
  let server: SpawnedTestDouble;
  let log: KurrentEventLog;
  const start = async (port = 0): Promise<void> => {
    server = await spawnTestDouble({
      data: join(folder, 'log.ndjson'),
      port,
      maxSessionSize: 300_000,
    });
  };
  const appendTo = (stream: string, count = 1): StreamAppend => ({
    stream,
    expectedRevision: 'any',
    events: sampleEvents(count),
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-outage-'));
    await start();
    log = await openKurrentEventLog(server);
  });
  afterEach(async () => {
    await log.close();
    await server.end('SIGKILL');
    await rm(folder, { recursive: true });
  });

  it('loses and doubles nothing when the server dies under two hundred appends', async () => {
    const stop = new AbortController();
    const heard: string[] = [];
    const following = (async () => {
      for await (const message of log.subscribe({ signal: stop.signal })) {
        if (message.kind === 'event') heard.push(message.event.id);
      }
    })();
    const appends = Array.from({ length: 200 }, (_, i) => [
      appendTo(`one-${i % 20}`),
      appendTo(`two-${i % 15}`),
    ]);
    let failed = 0;
    const untilDone = async (append: readonly StreamAppend[]): Promise<void> => {
      for (;;) {
        try {
          await log.append(append);
          return;
        } catch (fault) {
          if (!(fault instanceof EventLogUnavailable)) throw fault;
          failed += 1;
          await delay(50);
        }
      }
    };
    const all = Promise.all(appends.map(untilDone));
    while (heard.length < 40) await delay(1);
    await server.end('SIGKILL');
    while (failed === 0) await delay(1);
    await start(server.port);
    await all;
    const wanted = appends.flat().flatMap(({ events }) => events.map(({ id }) => id));
    const written = (await collect(log.readAll())).map(({ id }) => id);
    expect(written.toSorted()).toEqual(wanted.toSorted());
    while (heard.length < written.length) await delay(10);
    expect(heard).toEqual(written);
    stop.abort();
    await following;
  });

  it('takes three hundred appends at once on a connection that is not there yet', async () => {
    const fresh = new KurrentEventLog(
      KurrentDBClient.connectionString(server.url.replace('esdb', 'kurrentdb')),
    );
    const appends = Array.from({ length: 300 }, (_, i) => fresh.append([appendTo(`s-${i}`)]));
    expect(await Promise.all(appends)).toHaveLength(300);
    await fresh.close();
  });

  it('can be read on after many readers have left half-way', async () => {
    const blob = 'x'.repeat(50_000);
    for (let i = 0; i < 60; i += 1) {
      const events = sampleEvents(5, { data: { blob } });
      await log.append([{ stream: 'big', expectedRevision: 'any', events }]);
    }
    for (let i = 0; i < 30; i += 1) {
      for await (const { revision } of log.readAll()) if (revision === 1) break;
      for await (const { revision } of log.readStream('big')) if (revision === 1) break;
    }
    expect((await log.lastOf('big'))?.revision).toBe(299);
  });

  it('says at once how far it has looked when a filter lets nothing through', async () => {
    const stop = new AbortController();
    const filter = { types: ['Wanted'] };
    const messages = log.subscribe({ filter, signal: stop.signal })[Symbol.asyncIterator]();
    expect((await messages.next()).value).toEqual({ kind: 'caught-up', position: undefined });
    for (let i = 0; i < 3; i += 1) {
      const { position } = await log.append([appendTo('s', 2)]);
      let reached = '';
      while (reached < position) {
        const { value } = (await messages.next()) as IteratorResult<SubscriptionMessage, undefined>;
        expect(value?.kind).toBe('caught-up');
        if (value?.kind === 'caught-up') reached = value.position ?? '';
      }
    }
    stop.abort();
    expect((await messages.next()).done).toBe(true);
  });

  it.each([
    { streams: ['one'], count: 800 },
    { streams: ['one', 'two'], count: 400 },
  ])('blames the append where it is too large for the server: $streams', async (large) => {
    const appends = large.streams.map((stream) => appendTo(stream, large.count));
    await expect(log.append(appends)).rejects.toThrow(InvalidAppend);
    expect(await collect(log.readAll())).toEqual([]);
    expect((await log.append([appendTo('one')])).revisions).toEqual({ one: 0 });
  });

  it('blames the append where the server takes no type of that name', async () => {
    const events = sampleEvents(1, { type: 'Not a name' });
    const append = { stream: 'one', expectedRevision: 'any' as const, events };
    await expect(log.append([append])).rejects.toThrow(InvalidAppend);
    await expect(log.append([append, appendTo('two')])).rejects.toThrow(InvalidAppend);
    expect(await collect(log.readAll())).toEqual([]);
  });

  it('gives up an append that the server does not answer, and may repeat it', async () => {
    const hasty = await openKurrentEventLog({ url: `${server.url}&defaultDeadline=300` });
    await hasty.append([appendTo('s')]);
    const append = [{ ...appendTo('s'), expectedRevision: 0 }];
    server.process.kill('SIGSTOP');
    await expect(hasty.append(append)).rejects.toThrow(EventLogUnavailable);
    server.process.kill('SIGCONT');
    expect(await hasty.append(append)).toMatchObject({ revisions: { s: 1 } });
    expect(await collect(hasty.readStream('s'))).toHaveLength(2);
    await hasty.close();
  });

  it('lives on when the connection breaks while it is full', async () => {
    const dist = new URL('../../dist/', import.meta.url).href;
    const args = ['--input-type=module', '-e', WRITER, dist, server.url];
    const writer = spawn(process.execPath, args);
    let said = '';
    writer.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    writer.stderr.pipe(process.stderr);
    const gone = once(writer, 'close');
    while (!said.includes('ready')) await delay(10);
    server.process.kill('SIGSTOP');
    writer.stdin.write('go');
    while (!said.includes('full')) await delay(10);
    await server.end('SIGKILL');
    expect(await gone).toEqual([0, null]);
    expect(said).toContain('failed 60');
    await start(server.port);
  });
});
