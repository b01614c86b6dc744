import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from './database.js';

/** The limit of rows that are written during a copy. */
const MOST = 3000;

describe('A file of SQLite', () => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-sqlite-'));
    database = new Database(join(folder, 'a.db'));
    database.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT UNIQUE, bytes BLOB) STRICT');
  });
  afterEach(async () => {
    database.close();
    await rm(folder, { recursive: true });
  });
  const insert = (id: number, name: string | null, bytes: Buffer | null = null): number =>
    database.prepare('INSERT INTO t VALUES (?, ?, ?)').run([id, name, bytes]);
  const names = () => database.prepare('SELECT name FROM t ORDER BY id').rows([]);

  it('gives rows as arrays, blobs as buffers, and the number of changed rows', () => {
    expect(insert(1, 'a', Buffer.from('b'))).toBe(1);
    const select = database.prepare('SELECT * FROM t');
    const [, , bytes] = select.row([]) ?? [];
    expect(Buffer.isBuffer(bytes) && bytes.toString()).toBe('b');
    expect(select.rows([])).toEqual([[1, 'a', Buffer.from('b')]]);
    expect(database.prepare('DELETE FROM t').run([])).toBe(1);
    expect(select.row([])).toBeUndefined();
  });

  it('reads numbers beyond what a number holds only as big ones', () => {
    const select = database.prepare('SELECT 9007199254740993');
    expect(() => select.row([])).toThrow(expect.objectContaining({ code: 'ERR_OUT_OF_RANGE' }));
    expect(select.withBigInts().row([])).toEqual([9007199254740993n]);
  });

  it('does all of a transaction or none of it', () => {
    expect(database.transaction(() => insert(1, 'a'))).toBe(1);
    const failing = () =>
      database.transaction(() => {
        insert(2, 'b');
        insert(3, 'a');
      });
    expect(failing).toThrow('UNIQUE constraint failed');
    expect(database.inTransaction).toBe(false);
    expect(names()).toEqual([['a']]);
  });

  it.each<[string, string, (path: string) => unknown]>([
    ['SQLITE_CONSTRAINT_UNIQUE', 'a name that is taken', () => insert(2, 'a')],
    ['SQLITE_CONSTRAINT_PRIMARYKEY', 'a key that is taken', () => insert(1, 'b')],
    ['SQLITE_ERROR', 'a statement that is none', () => database.prepare('SELEKT')],
    ['SQLITE_ERROR', 'a table that is missing', () => database.exec('DROP TABLE u')],
    ['SQLITE_CANTOPEN', 'a folder that is missing', (path) => new Database(`${path}/no/a.db`)],
    [
      'SQLITE_BUSY',
      'a file that is held',
      (path) => new Database(`${path}/a.db`).exec('BEGIN EXCLUSIVE'),
    ],
    [
      'SQLITE_READONLY',
      'a file opened for reading',
      (path) => new Database(`${path}/a.db`, { readOnly: true }).exec('DROP TABLE t'),
    ],
  ])('says %s of %s', (code, _of, work) => {
    insert(1, 'a');
    if (code === 'SQLITE_BUSY') database.exec('BEGIN EXCLUSIVE');
    expect(() => work(folder)).toThrow(expect.objectContaining({ name: 'SqliteFault', code }));
  });

  it('copies one moment while another connection writes', async () => {
    database.exec('PRAGMA journal_mode = WAL');
    // The copy takes some steps.
    const row = database.prepare('INSERT INTO t VALUES (?, ?, zeroblob(3000))');
    for (let id = 0; id < 3000; id += 1) row.run([id, `a${id}`]);
    const other = new Database(join(folder, 'a.db'));
    const path = join(folder, 'copy.db');
    let written = 0;
    const copied = other.copyTo(path).then(() => true);
    // A copy that begins again with each write would never end.
    while (written < MOST && !(await Promise.race([copied, nextTurn(false)]))) {
      row.run([10_000 + written, `b${written}`]);
      written += 1;
    }
    await copied;
    other.close();
    expect(written).toBeGreaterThan(1);
    expect(written).toBeLessThan(MOST);
    const copy = new Database(path);
    expect(copy.prepare('SELECT count(*) FROM t').row([])).toEqual([3000]);
    expect(copy.prepare('PRAGMA journal_mode').row([])).toEqual(['delete']);
    copy.close();
  });

  it('lets go of its statements when it is closed, and leaves one file behind', async () => {
    database.exec('PRAGMA journal_mode = WAL');
    insert(1, 'a');
    const select = database.prepare('SELECT name FROM t');
    select.rows([]);
    database.close();
    expect(() => select.rows([])).toThrow();
    database.close();
    expect(await readdir(folder)).toEqual(['a.db']);
    const again = new Database(join(folder, 'a.db'), { readOnly: true });
    expect(again.prepare('SELECT name FROM t').rows([])).toEqual([['a']]);
    again.close();
  });
});
