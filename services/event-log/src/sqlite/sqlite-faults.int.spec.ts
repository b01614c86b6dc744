import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../node-sqlite/index.js';
import { EventLogUnavailable } from '../port/errors.js';
import { collect, sampleEvent, sampleEvents } from '../testing/index.js';
import { openDatabase } from './open-database.js';
import { openSqliteEventLog } from './open-sqlite-event-log.js';
import { readPragma } from './schema.js';
import { SqliteEventLog } from './sqlite-event-log.js';

describe('The SQLite event log in trouble', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-faults-'));
    path = join(folder, 'events.db');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is unavailable when the disk is full, stays readable, and continues when there is room', async () => {
    const database = openDatabase(path);
    const log = new SqliteEventLog(database);
    const append = (events = sampleEvents(2)) =>
      log.append([{ stream: 's', expectedRevision: 'any', events }]);
    await append();
    database.exec(`PRAGMA max_page_count = ${String(readPragma(database, 'page_count'))}`);
    const big = sampleEvents(3, { data: { filler: 'x'.repeat(20_000) } });
    const outcomes = await Promise.allSettled([append(), append(big), append()]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: expect.any(EventLogUnavailable),
      });
    }
    expect(outcomes[1]).toMatchObject({ reason: { cause: { code: 'SQLITE_FULL' } } });
    expect(await collect(log.readStream('s'))).toHaveLength(2);
    expect(await log.head()).toBe((await log.lastOf('s'))?.position);

    database.exec('PRAGMA max_page_count = 1000000');
    const { revisions, position } = await append(big);
    expect(revisions).toEqual({ s: 4 });
    expect(await log.head()).toBe(position);
    expect((await collect(log.readAll())).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
    await log.close();
  });

  it.each([
    {
      file: 'of another program',
      sql: 'PRAGMA user_version = 1',
      says: 'The file is no event log',
    },
    { file: 'of a later version', sql: 'PRAGMA user_version = 99', says: 'schema version 99' },
  ])('refuses a database $file, and lets the folder go', async ({ file, sql, says }) => {
    if (file === 'of a later version') await openSqliteEventLog({ path }).close();
    const database = new Database(path);
    database.exec(sql);
    database.close();
    expect(() => openSqliteEventLog({ path })).toThrow(says);
    await openSqliteEventLog({ path: join(folder, 'other.db') }).close();
  });

  it('refuses a file that is no database', async () => {
    await writeFile(path, 'text that is long enough to be taken for the header of a file');
    expect(() => openSqliteEventLog({ path })).toThrow('file is not a database');
  });

  it('refuses the position of another log', async () => {
    const log = openSqliteEventLog({ path });
    await expect(collect(log.readAll('123@7'))).rejects.toThrow('is no position of this log');
    await log.close();
  });

  it('looks for rare events in bounded steps and finds them all', async () => {
    const log = openSqliteEventLog({ path });
    for (let round = 0; round < 10; round += 1) {
      await log.append([{ stream: 's', expectedRevision: 'any', events: sampleEvents(900) }]);
      const rare = [sampleEvent({ type: 'Rare' })];
      await log.append([{ stream: 's', expectedRevision: 'any', events: rare }]);
    }
    expect(await collect(log.readAll(undefined, { types: ['Rare'] }))).toHaveLength(10);
    await log.close();
  });
});
