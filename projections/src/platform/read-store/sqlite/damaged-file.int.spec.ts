import {
  existsSync,
  openSync,
  closeSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { ProjectionRunner, type AppliedNotice } from '../../runner/index.js';
import { append, readPlainly } from '../../testing/projection-fixture.js';
import { tallies, type Tally, type TallyEvent } from '../../testing/tally-projection.js';
import { Database } from '@foyer/event-log/node-sqlite';
import { StoreFault } from '../errors.js';
import { SqliteReadStore } from './sqlite-read-store.js';

const PAGE = 4096;
const WITHIN_MS = 30_000;
const opened = (n: number): TallyEvent => ({
  type: 'Opened',
  data: { id: `t${n}`, name: 'x'.repeat(100) },
});

describe('A file of read models that SQLite cannot work with', () => {
  let folder: string;
  let path: string;
  let log: MemoryEventLog;
  let notified: string[];
  let notices: AppliedNotice[];
  let store: SqliteReadStore;
  let runner: ProjectionRunner;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-damaged-file-'));
    path = join(folder, 'read-models.db');
    log = new MemoryEventLog();
    notified = [];
    notices = [];
    await append(
      log,
      Array.from({ length: 200 }, (_, n) => opened(n)),
    );
    await start();
    await runner.untilCurrent();
    // Changes still in the write-ahead log would repair the file without help.
    await store.scrub();
    await stop();
  });
  afterEach(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });

  const start = async (): Promise<void> => {
    store = new SqliteReadStore(path);
    runner = new ProjectionRunner({
      ...{ log, store, projections: [tallies()], readEvents: readPlainly },
      onLost: (_fault, kept) => notified.push(String(kept)),
      onFilled: () => notified.push('filled'),
    });
    runner.onApplied((notice) => notices.push(notice));
    await runner.start();
  };
  const stop = async (): Promise<void> => {
    await runner.stop();
    await store.close();
  };
  const count = () => store.collection<Tally>('tallies').countDocuments({});
  const states = () => runner.health(0).map(({ state }) => state);
  /** Writes over pages, as a failing disk would, even while the file is open. */
  const breakPages = (first: number, pages: number): void => {
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(pages * PAGE, 0xa5), 0, pages * PAGE, first * PAGE);
    closeSync(file);
  };
  const allPages = (): number => statSync(path).size / PAGE;

  test.each<[string, () => void]>([
    ['is no database', () => writeFileSync(path, 'something else '.repeat(1000))],
    ['was cut short', () => writeFileSync(path, readFileSync(path).subarray(0, 2 * PAGE + 50))],
    ['has a broken first page', () => breakPages(0, 1)],
    ['is broken but for its first page', () => breakPages(1, allPages() - 1)],
  ])('is set aside at the start and filled from the log, where it %s', async (_what, damage) => {
    damage();
    const before = readFileSync(path);
    await start();
    expect(await count()).toBe(200);
    expect(notified).toEqual([`${path}.damaged`, 'filled']);
    expect(readFileSync(`${path}.damaged`)).toEqual(before);
    expect(states()).toEqual(['current']);
  });

  const change = (sqlOf: (table: string) => string): void => {
    const database = new Database(path);
    const sql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'tallies_v*_b[0-9]'`;
    database.exec(sqlOf(`"${String(database.prepare(sql).row([])?.[0])}"`));
    database.close();
  };

  test.each<[string, (table: string) => string]>([
    ['without a table, which somebody dropped', (table) => `DROP TABLE ${table}`],
    [
      'with a table of somebody else',
      (table) => `DROP TABLE ${table}; CREATE TABLE ${table} (note TEXT)`,
    ],
    [
      'with a view in the place of a table',
      (table) => `DROP TABLE ${table}; CREATE VIEW ${table} AS SELECT 1`,
    ],
  ])('has a read model %s: that one is filled from the log', async (_what, sqlOf) => {
    change(sqlOf);
    await start();
    await runner.untilCurrent();
    expect(await count()).toBe(200);
    expect(states()).toEqual(['current']);
    expect(notified).toEqual([]);
  });

  test('keeps what it remembers read models by in another way: it is set aside and filled from the log', async () => {
    change(() => 'DROP TABLE _builds; CREATE TABLE _builds (note TEXT)');
    await start();
    expect(await count()).toBe(200);
    expect(notified).toEqual([`${path}.damaged`, 'filled']);
    expect(states()).toEqual(['current']);
  });

  test.each(['a question', 'an event'])(
    'loses a table while it is worked with: it is filled from the log after %s',
    async (noticedBy) => {
      await start();
      await runner.untilCurrent();
      change((table) => `DROP TABLE ${table}`);
      if (noticedBy === 'an event') {
        const position = await append(log, [{ type: 'Added', data: { id: 't7', by: 4 } }]);
        expect(await runner.waitFor(position, WITHIN_MS)).toBe(true);
      }
      expect(await store.collection<Tally>('tallies').find({})).toHaveLength(200);
      expect(notified).toEqual([`${path}.damaged`, 'filled']);
    },
  );

  test('is noticed while it is worked with, and answers as soon as it is filled', async () => {
    await start();
    await runner.untilCurrent();
    const first = await append(log, [opened(200)]);
    await runner.waitFor(first, WITHIN_MS);
    await store.scrub();
    notices.length = 0;
    breakPages(1, allPages() - 1);
    const asked = store.collection<Tally>('tallies').find({});
    expect(states()).toEqual(['refilling']);
    expect(await asked).toHaveLength(201);
    expect(notified).toEqual([`${path}.damaged`, 'filled']);
    const position = await append(log, [opened(201)]);
    expect(await runner.waitFor(position, WITHIN_MS)).toBe(true);
    expect(await count()).toBe(202);
    expect(notices.flatMap(({ events }) => events.map((event) => event.position))).toEqual([
      position,
    ]);
  });

  test('is noticed by the next event', async () => {
    await start();
    await runner.untilCurrent();
    breakPages(1, allPages() - 1);
    const position = await append(log, [{ type: 'Added', data: { id: 't7', by: 4 } }]);
    expect(await runner.waitFor(position, WITHIN_MS)).toBe(true);
    expect(await store.collection<Tally>('tallies').findOne({ _id: 't7' })).toMatchObject({
      sum: 4,
    });
    expect(notified).toContain('filled');
  });

  test('is gone, with what was set aside, when what documents held is written over', async () => {
    breakPages(0, 1);
    await start();
    expect(await count()).toBe(200);
    expect(existsSync(`${path}.damaged`)).toBe(true);
    await store.scrub();
    expect(existsSync(`${path}.damaged`)).toBe(false);
  });

  test('is a fault if no listener fills it', async () => {
    breakPages(0, 1);
    const alone = new SqliteReadStore(path);
    await expect(alone.collection<Tally>('tallies').find({})).rejects.toThrow(StoreFault);
    await alone.close();
    await start();
  });
});
