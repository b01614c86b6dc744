import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openSqliteEventLog, type SqliteEventLog } from '@foyer/event-log/sqlite';
import {
  callRecords,
  documentMoments,
  MemoryReadStore,
  ProjectionRunner,
  readModelsAt,
  timeline,
  type ReadDocument,
} from '@foyer/projections';

import { EventCodec } from '#platform/cqrs';
import { readEventsWith } from '#platform/cqrs/projections';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { SqliteVault } from '#platform/stores/vault';
import { withholding } from '../history/event-reading.js';
import { travelled } from '../history/travel.js';
import { TravelInTime } from './travel-in-time.js';

/** Two visitors rang: one was answered and rated, one left. */
const SOME_LOG = fileURLToPath(new URL('../../../testing/first-log/', import.meta.url));
const EVER = '9999-01-01T00:00:00.000Z';
const { signal: waits } = new AbortController();

describe('A look at one call as it stood', () => {
  let folder: string;
  let log: SqliteEventLog;
  let vault: SqliteVault;
  let codec: EventCodec;
  let travel: TravelInTime;
  let callIds: string[];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-travel-'));
    cpSync(SOME_LOG, folder, { recursive: true });
    log = openSqliteEventLog({ path: join(folder, 'events.db') });
    vault = new SqliteVault(join(folder, 'vault.db'));
    codec = new EventCodec(new PersonalData(new PersonKeys(vault)));
    const store = new MemoryReadStore();
    const runner = new ProjectionRunner({
      ...{ log, store, projections: [timeline, callRecords] },
      readEvents: readEventsWith(codec),
    });
    await runner.start();
    await runner.untilCurrent();
    await runner.stop();
    callIds = (await store.collection<ReadDocument>('calls').find({})).map(({ _id }) => _id);
    travel = new TravelInTime(log, store, codec);
  });
  afterEach(async () => {
    await log.close();
    await vault.close();
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });
  const whole = () => ({ log, readEvents: withholding(readEventsWith(codec)) });

  test('shows what a look through the whole log shows, at every moment', async () => {
    const { projection, kept: collection, shown } = travelled.calls;
    expect(callIds).toHaveLength(2);
    for (const id of callIds) {
      const wanted = await documentMoments({ projection, collection, id, shown }, whole(), 500);
      const found = await travel.moments({ collection: 'calls', id }, waits);
      expect(found.map(({ document }) => document)).toEqual(wanted.map(({ document }) => document));
      expect(found.map(({ position }) => position)).toEqual(
        wanted.map(({ event }) => event.position),
      );
      for (const { position } of found) {
        const store = await readModelsAt({ position }, { ...whole(), projections: [projection] });
        const then = await store.collection<ReadDocument>(collection).findOne({ _id: id });
        const asked = { at: position, until: EVER };
        const { document } = await travel.documentAt({ collection: 'calls', id }, asked, waits);
        expect(document).toEqual(then && shown(then));
      }
    }
  });

  test('reads the streams of that call alone, and never all of the log', async () => {
    const readAll = jest.spyOn(log, 'readAll');
    const readStream = jest.spyOn(log, 'readStream');
    for (const id of callIds) {
      readStream.mockClear();
      await travel.moments({ collection: 'calls', id }, waits);
      const read = readStream.mock.calls.map(([stream]) => stream);
      expect(read).toContain(`call-${id}`);
      const others = callIds.filter((other) => other !== id);
      expect(read.filter((stream) => others.some((other) => stream.includes(other)))).toEqual([]);
    }
    expect(readAll).not.toHaveBeenCalled();
  });

  test('reads nothing more once its asker goes in the middle of it', async () => {
    const asker = new AbortController();
    const readStream = jest.spyOn(log, 'readStream');
    const [id = ''] = callIds;
    await travel.moments({ collection: 'calls', id }, waits);
    const whole = readStream.mock.calls.length;
    readStream.mockClear();
    setImmediate(() => asker.abort(new Error('gone')));
    await expect(travel.moments({ collection: 'calls', id }, asker.signal)).rejects.toThrow('gone');
    expect(readStream.mock.calls.length).toBeLessThan(whole / 2);
  });

  test('waits for no look through much of the log', async () => {
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(log, 'readAll').mockImplementation(async function* () {
      await released;
      yield* [];
    });
    const wide = ['a', 'b', 'c'].map((id) => travel.moments({ collection: 'portals', id }, waits));
    const [id = ''] = callIds;
    expect(await travel.moments({ collection: 'calls', id }, waits)).not.toEqual([]);
    release();
    expect(await Promise.all(wide)).toEqual([[], [], []]);
  });

  test.each(['calls', 'portals'] as const)(
    'ends for %s as soon as its asker has gone',
    async (collection) => {
      const asker = new AbortController();
      asker.abort(new Error('gone'));
      const [id = ''] = callIds;
      await expect(travel.moments({ collection, id }, asker.signal)).rejects.toThrow('gone');
    },
  );

  test('is given up, and says so, where it takes too long', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await expect(travel.moments({ collection: 'portals', id: 'a' }, waits)).rejects.toMatchObject({
      code: 'LOOK_TOOK_TOO_LONG',
    });
    jest.restoreAllMocks();
  });
});
