import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Database } from '../node-sqlite/index.js';
import { collect, sampleEvents } from '../testing/index.js';
import { openSqliteEventLogForReading } from './open-sqlite-event-log-for-reading.js';
import { openSqliteEventLog } from './open-sqlite-event-log.js';
import type { SqliteEventLog } from './sqlite-event-log.js';

describe('a log opened for reading', () => {
  let folder = '';
  let path = '';
  let writer: SqliteEventLog;

  const write = (stream: string, count: number) =>
    writer.append([{ stream, expectedRevision: 'any', events: sampleEvents(count) }]);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-reader-'));
    path = join(folder, 'events.db');
    writer = openSqliteEventLog({ path });
  });
  afterEach(async () => {
    await writer.close();
    await rm(folder, { recursive: true });
  });

  test('gives the same as its writer, while the writer continues', async () => {
    await write('a', 600);
    await write('b', 2);
    const reader = openSqliteEventLogForReading({ path });
    expect(await collect(reader.readAll())).toEqual(await collect(writer.readAll()));
    expect(await collect(reader.readStream('a', 500))).toEqual(
      await collect(writer.readStream('a', 500)),
    );
    await write('b', 1);
    expect(await collect(reader.readStream('b'))).toHaveLength(3);
    await reader.close();
    await write('b', 1);
    expect(await collect(writer.readStream('b'))).toHaveLength(4);
  });

  test('does not keep its folder from the next writer', async () => {
    await write('a', 1);
    const reader = openSqliteEventLogForReading({ path });
    await writer.close();
    writer = openSqliteEventLog({ path });
    await write('a', 1);
    expect(await collect(reader.readStream('a'))).toHaveLength(2);
    await reader.close();
  });

  test.each(['stream', 'id', 'type', 'data', 'metadata'])(
    'tells of a damaged %s that is no text any more',
    async (column) => {
      await write('a', 3);
      const database = new Database(path);
      database.exec(`UPDATE events SET ${column} = CAST(x'7bff7d' AS TEXT) WHERE revision = 1`);
      database.close();
      const reader = openSqliteEventLogForReading({ path });
      await expect(collect(reader.readAll())).rejects.toMatchObject({
        code: 'UNREADABLE_EVENT',
        revision: 1,
      });
      await reader.close();
    },
  );

  test('is refused where there is none, and makes none', async () => {
    const elsewhere = join(folder, 'elsewhere.db');
    expect(() => openSqliteEventLogForReading({ path: elsewhere })).toThrow(/no event log at/);
    expect(() => openSqliteEventLogForReading({ path: elsewhere })).toThrow(/no event log at/);
  });

  test('is refused for another file', async () => {
    const other = join(folder, 'other.db');
    await writeFile(other, '');
    expect(() => openSqliteEventLogForReading({ path: other })).toThrow('The file is no event log');
  });
});
