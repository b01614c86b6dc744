import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Database } from '@foyer/event-log/node-sqlite';
import { MemoryEventLog } from '@foyer/event-log/memory';
import type { EventLog, NewEvent } from '@foyer/event-log';

import type { EventCodec } from '../events/index.js';
import { SqliteSnapshots } from '../../eventing/snapshots/index.js';
import { defineAggregate, stream } from './aggregate.js';
import { StreamStates } from './stream-states.js';

interface Counted {
  readonly type: 'Counted';
  readonly data: { readonly by: number };
}

const Tally = (snapshotVersion: number) =>
  defineAggregate<{ readonly sum: number }, Counted>({
    name: 'tally',
    initial: { sum: 0 },
    evolve: ({ sum }, { data }) => ({ sum: sum + data.by }),
    events: [{ type: 'Counted' }],
    snapshotVersion,
  });

/** Reads the present state. */
const codec = { decode: async (event: unknown) => event } as unknown as EventCodec;

let ids = 0;
const counted = (by: number): NewEvent => ({
  id: `event-${(ids += 1)}`,
  type: 'Counted',
  data: { by },
  metadata: {
    causationId: 'c',
    correlationId: 'c',
    actor: { type: 'system', id: 's' },
    at: '2026-03-02T09:00:00.000Z',
    schemaVersion: 1,
  },
});

/** A byte that no text in UTF-8 has. */
const NO_TEXT = `CAST(x'22ff22' AS TEXT)`;

describe('The state of a stream that has grown long', () => {
  let folder: string;
  let path: string;
  let snapshots: SqliteSnapshots;
  let faults: unknown[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-snapshots-'));
    path = join(folder, 'snapshots.db');
    faults = [];
    snapshots = new SqliteSnapshots(path, (error) => faults.push(error));
  });
  afterEach(async () => {
    snapshots.close();
    await rm(folder, { recursive: true });
  });

  const logOf = async (count: number, by = 1): Promise<EventLog> => {
    const log = new MemoryEventLog();
    const events = Array.from({ length: count }, () => counted(by));
    await log.append([{ stream: 'tally-a', expectedRevision: 'no-stream', events }]);
    return log;
  };
  /**
   * The state as a process that has just started finds it, and how many events it folded for that.
   */
  const found = async (log: EventLog, version = 1) => {
    let folded = 0;
    const counting = {
      decode: async (event: unknown) => {
        folded += 1;
        return event;
      },
    } as unknown as EventCodec;
    const states = new StreamStates(log, counting, { snapshots });
    const { state, revision } = await states.load(stream(Tally(version), 'a'));
    return { state, revision, folded };
  };

  test('is taken up where the last process left it', async () => {
    const log = await logOf(700);
    expect(await found(log)).toEqual({ state: { sum: 700 }, revision: 699, folded: 700 });
    expect((await found(log)).folded).toBeLessThan(500);
    expect(await found(log)).toMatchObject({ state: { sum: 700 }, revision: 699 });
    const events = [counted(5)];
    await log.append([{ stream: 'tally-a', expectedRevision: 699, events }]);
    expect(await found(log)).toMatchObject({ state: { sum: 705 }, revision: 700 });
  });

  test('is kept as commands go on, too', async () => {
    const log = await logOf(1);
    const states = new StreamStates(log, codec, { snapshots });
    const tally = stream(Tally(1), 'a') as never;
    for (let count = 1; count < 600; count += 1) {
      const from = await states.load(tally);
      const event = counted(1);
      const { position } = await log.append([
        { stream: 'tally-a', expectedRevision: from.revision, events: [event] },
      ]);
      const { at } = event.metadata;
      states.advance(tally, from, [event], { position, eventId: event.id, at });
    }
    const { state, folded } = await found(log);
    expect(state).toEqual({ sum: 600 });
    expect(folded).toBeLessThan(500);
  });

  test.each<[what: string, log: () => Promise<EventLog>, sum: number]>([
    ['of another log with the same streams', () => logOf(700, 2), 1400],
    ['of the log before it was put back to a backup', () => logOf(20), 20],
  ])('is folded anew where the snapshot is %s', async (_, other, sum) => {
    await found(await logOf(700));
    expect(await found(await other())).toMatchObject({ state: { sum } });
  });

  test('is folded again by a fold that has changed', async () => {
    const log = await logOf(700);
    await found(log);
    expect(await found(log, 2)).toMatchObject({ state: { sum: 700 }, folded: 700 });
  });

  test.each([
    `state = ${NO_TEXT}`,
    `event = ${NO_TEXT}`,
    `state = '{"a":'`,
    `state = '{"sum":1}'`,
    'digest = NULL',
  ])('is folded anew where the disk has damaged its snapshot: %s', async (change) => {
    const log = await logOf(700);
    await found(log);
    const database = new Database(path);
    database.exec(`UPDATE snapshots SET ${change}`);
    database.close();
    expect(await found(log)).toMatchObject({ state: { sum: 700 }, folded: 700 });
    expect(String(faults)).toContain('The snapshot of tally-a was damaged and is rebuilt');
    // A new one is there.
    expect((await found(log)).folded).toBeLessThan(700);
    expect(faults).toHaveLength(1);
  });

  test('is folded as ever where snapshots cannot be kept', async () => {
    snapshots.close();
    const other = join(folder, 'other.db');
    await writeFile(
      other,
      'This is no database, and long enough to be taken for one by its header',
    );
    snapshots = new SqliteSnapshots(other, (error) => faults.push(error));
    expect(await found(await logOf(700))).toMatchObject({ state: { sum: 700 }, folded: 700 });
    expect(faults).not.toEqual([]);
  });
});
