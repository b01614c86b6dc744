import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';

import { MemoryEventLog } from '../memory/index.js';
import { collect, sampleEvents } from '../testing/index.js';
import { copyLog } from './index.js';
import { appendsOf, portionsOf } from './portions.js';

const MIB = 1024 * 1024;
/** Just under the most that one event may have. */
const LARGE = 240 * 1024;

/** A log of large events, by the streams that they are in. */
async function logOf(streams: readonly string[]): Promise<MemoryEventLog> {
  const log = new MemoryEventLog();
  const text = 'x'.repeat(LARGE);
  for (const stream of streams) {
    const events = sampleEvents(1).map((event) => ({ ...event, data: { text } }));
    await log.append([{ stream, expectedRevision: 'any', events }]);
  }
  return log;
}

function sizeOf(events: readonly object[]): number {
  return events.reduce((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)), 0);
}

test('a copy keeps each append below what KurrentDB takes at once, and each stream below one message', async () => {
  const streams = Array.from({ length: 500 }, (_, n) => (n < 100 ? 'one' : `s-${n}`));
  const source = await logOf(streams);
  const target = new MemoryEventLog();
  const append = target.append.bind(target);
  const [appends, runs]: [number[], number[]] = [[], []];
  target.append = (parts) => {
    const sizes = parts.map(({ events }) => sizeOf(events));
    runs.push(...sizes);
    appends.push(sizes.reduce((sum, size) => sum + size, 0));
    return append(parts);
  };
  await copyLog(source, target);
  expect((await collect(target.readAll())).length).toBe(streams.length);
  // It takes 256 MiB; a quarter of that leaves memory for the rest.
  expect(Math.max(...appends)).toBeLessThan(80 * MIB);
  expect(Math.max(...runs)).toBeLessThan(16 * MIB);
  // And not one by one.
  expect(Math.max(...appends)).toBeGreaterThan(32 * MIB);
  expect(Math.max(...runs)).toBeGreaterThan(4 * MIB);
});

test('names that differ in the size of letters only do not go together: a server may take them for one', async () => {
  const source = new MemoryEventLog();
  for (const stream of [`A-${randomUUID()}`, 'b', 'B', 'c']) {
    await source.append([{ stream, expectedRevision: 'any', events: sampleEvents(1) }]);
  }
  const limit = { events: 100, bytes: MIB, runBytes: MIB, streams: 100 };
  const together: string[][] = [];
  for await (const portion of portionsOf(source.readAll(), limit)) {
    together.push(appendsOf(portion).map(({ stream }) => stream.slice(0, 1)));
  }
  expect(together).toEqual([
    ['A', 'b'],
    ['B', 'c'],
  ]);
});
