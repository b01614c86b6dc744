import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import type { SubscriptionMessage } from '../port/event-log.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { toPosition } from '../sequence/numbered-position.js';
import { collect, sampleEvent } from '../testing/index.js';
import { openDatabase } from './open-database.js';
import { SqliteEventLog } from './sqlite-event-log.js';

const DAMAGED = toPosition(3);
/** A byte that no text in UTF-8 has. */
const NO_TEXT = `CAST(x'22ff22' AS TEXT)`;

/** Returns the items that are read before a failure, and the failure. */
async function upToFault<T>(items: AsyncIterable<T>): Promise<{ read: T[]; fault: unknown }> {
  const read: T[] = [];
  try {
    for await (const item of items) read.push(item);
    return { read, fault: undefined };
  } catch (fault) {
    return { read, fault };
  }
}

describe.each([
  { what: 'data that is no UTF-8', change: `data = ${NO_TEXT}`, stream: 'a', type: 'Happened' },
  { what: 'data that is no JSON', change: `data = '{"a":'`, stream: 'a', type: 'Happened' },
  { what: 'data of two values', change: `data = '{},{}'`, stream: 'a', type: 'Happened' },
  { what: 'metadata', change: `metadata = ${NO_TEXT}`, stream: 'a', type: 'Happened' },
  { what: 'an id', change: `id = ${NO_TEXT}`, stream: 'a', type: 'Happened' },
  { what: 'a type', change: `type = ${NO_TEXT}`, stream: 'a', type: undefined },
  { what: 'a stream', change: `stream = ${NO_TEXT}`, stream: '"\ufffd"', type: 'Happened' },
])('An event of a file with damage in $what', ({ change, stream, type }) => {
  let folder: string;
  let log: SqliteEventLog;
  let met: UnreadableEvent[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-damage-'));
    const path = join(folder, 'events.db');
    const before = new SqliteEventLog(openDatabase(path));
    for (const [n, name] of ['b', 'a', 'a', 'b', 'a'].entries()) {
      const events = [sampleEvent({ id: `id-${n + 1}`, type: 'Happened' })];
      await before.append([{ stream: name, expectedRevision: 'any', events }]);
    }
    await before.close();
    const database = openDatabase(path);
    database.exec(`UPDATE events SET ${change} WHERE position = 3`);
    met = [];
    log = new SqliteEventLog(database, { onUnreadable: (event) => met.push(event) });
  });
  afterEach(async () => {
    await log.close();
    await rm(folder, { recursive: true });
  });

  it('is reported by its place, after all events before it', async () => {
    const { read, fault } = await upToFault(log.readAll());
    expect(read.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
    expect(fault).toBeInstanceOf(UnreadableEvent);
    expect(fault).toMatchObject({ position: DAMAGED, revision: 1, stream, type });
    expect(met).toEqual([fault]);
  });

  it('does not block the events after it', async () => {
    expect((await collect(log.readAll(DAMAGED))).map(({ id }) => id)).toEqual(['id-4', 'id-5']);
    expect((await collect(log.readStream('b'))).map(({ id }) => id)).toEqual(['id-1', 'id-4']);
    expect((await collect(log.readStream('a', 2))).map(({ id }) => id)).toEqual(['id-5']);
    expect(await log.lastOf('a')).toMatchObject({ id: 'id-5' });
  });

  it('ends a subscription where it is, and not the next one', async () => {
    const { signal } = new AbortController();
    const { read, fault } = await upToFault(log.subscribe({ signal }));
    expect(read).toHaveLength(2);
    expect(fault).toMatchObject({ position: DAMAGED });
    const messages: SubscriptionMessage[] = [];
    for await (const message of log.subscribe({ after: DAMAGED, signal })) {
      messages.push(message);
      if (message.kind === 'caught-up') break;
    }
    expect(messages).toHaveLength(3);
  });

  it('lets others be written, also to its stream', async () => {
    const events = [sampleEvent()];
    await log.append([{ stream: 'a', expectedRevision: 3 - 1, events }]);
    expect(await log.head()).toBe(toPosition(6));
    await log.append([{ stream: 'a', expectedRevision: 3 - 1, events }]);
    expect(await log.head()).toBe(toPosition(6));
  });
});

test('A repeated append whose event is in a damaged stream by now fails, and the process lives', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-damage-'));
  const database = openDatabase(join(folder, 'events.db'));
  const log = new SqliteEventLog(database);
  const append = { stream: 'a', expectedRevision: 'any', events: [sampleEvent()] } as const;
  await log.append([append]);
  database.exec(`UPDATE events SET stream = ${NO_TEXT}`);
  await expect(log.append([append])).rejects.toThrow();
  expect(await log.head()).toBe(toPosition(1));
  await log.close();
  await rm(folder, { recursive: true });
});
