import type { EventLog, NewEvent } from '@foyer/event-log';
import { v7 as uuid } from 'uuid';
import type { RawTable } from './raw-table.js';
import { usualEvent } from './usual-event.js';

interface Input {
  readonly stream: string;
  readonly event: NewEvent;
}

/** Made before the clock starts. */
function inputs(count: number): Input[] {
  return Array.from({ length: count }, () => ({ stream: `visit-${uuid()}`, event: usualEvent() }));
}

/** Work done a second. */
async function rate(count: number, work: () => Promise<void> | void): Promise<number> {
  const start = performance.now();
  await work();
  return (count / (performance.now() - start)) * 1000;
}

/** Appends one after the other; answers with the rate. */
export async function appendOneByOne(log: EventLog, count: number): Promise<number> {
  const prepared = inputs(count);
  return rate(count, async () => {
    for (const { stream, event } of prepared) {
      await log.append([{ stream, expectedRevision: 'no-stream', events: [event] }]);
    }
  });
}

/** Bare inserts one after the other; answers with the rate. */
export async function insertOneByOne(raw: RawTable, count: number): Promise<number> {
  const prepared = inputs(count);
  return rate(count, () => {
    for (const { stream, event } of prepared) raw.insert(stream, event);
  });
}

/** Bare inserts, several in one transaction; answers with the rate. */
export async function insertInBatches(
  raw: RawTable,
  batches: number,
  size: number,
): Promise<number> {
  const prepared = Array.from({ length: batches }, () => inputs(size));
  return rate(batches * size, () => {
    for (const batch of prepared) raw.insertBatch(batch);
  });
}

/** Writers at the same time, each waiting for its own append; the waits are in milliseconds. */
export async function appendConcurrently(
  log: EventLog,
  writers: number,
  each: number,
): Promise<{ rate: number; waits: number[] }> {
  const prepared = Array.from({ length: writers }, () => inputs(each));
  const waits: number[] = [];
  const appendAll = async (own: readonly Input[]): Promise<void> => {
    for (const { stream, event } of own) {
      const start = performance.now();
      await log.append([{ stream, expectedRevision: 'no-stream', events: [event] }]);
      waits.push(performance.now() - start);
    }
  };
  const all = await rate(writers * each, async () => {
    await Promise.all(prepared.map(appendAll));
  });
  return { rate: all, waits };
}
