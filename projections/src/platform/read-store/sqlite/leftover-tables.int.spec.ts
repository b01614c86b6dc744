import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Database } from '@foyer/event-log/node-sqlite';
import { SqliteReadStore } from './sqlite-read-store.js';

const collections = {
  people: { indexes: [{ key: { name: 1 } }, { key: { friends: 1 }, multikey: true }] },
} as const;
interface Person {
  readonly _id: string;
  readonly name: string;
  readonly friends: readonly string[];
}
const buildOf = (build: number) => ({ projection: 'people', version: 1, build });

describe('Tables of builds that are gone', () => {
  let folder: string;
  let path: string;
  let store: SqliteReadStore;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-leftovers-'));
    path = join(folder, 'read.db');
    store = new SqliteReadStore(path);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const fill = async (build: number, count: number): Promise<void> => {
    await store.create(buildOf(build), collections);
    const puts = Array.from({ length: count }, (_, n) => ({
      collection: 'people',
      doc: { _id: `p${n}`, name: `Xaverine${n}`, friends: [`Quellwasser${n}`, 'all'] },
      position: '0000000000000001',
    }));
    const checkpoint = '0000000000000001';
    await store.write([{ build: buildOf(build), puts, removals: [], checkpoint }]);
  };
  const tables = (): string[] => {
    const database = new Database(path);
    const sql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'people_v*' ORDER BY 1`;
    const rows = database.prepare(sql).rows([]);
    database.close();
    return rows.map(([name]) => String(name));
  };

  test('are removed in small steps, and no part of them stays in the file', async () => {
    await fill(1, 3000);
    await store.promote(buildOf(1));
    await fill(2, 1);
    await store.promote(buildOf(2));
    // Each look at the clock takes a millisecond: how many turns others get does not depend on the
    // machine.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
    let turns = 0;
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    expect(await store.collection('people').countDocuments({})).toBe(1);
    expect(tables()).toHaveLength(4);
    await store.scrub();
    clearImmediate(counting);
    clock.mockRestore();
    expect(turns).toBeGreaterThan(10);
    expect(tables()).toEqual(['people_v1_b2', 'people_v1_b2.friends']);
    for (const file of [path, `${path}-wal`]) {
      const bytes = await readFile(file);
      expect([bytes.includes('Xaverine77'), bytes.includes('Quellwasser77')]).toEqual([
        false,
        false,
      ]);
    }
  });

  test('drops tables that a previous process left behind', async () => {
    await fill(1, 2000);
    await fill(2, 2000);
    await store.promote(buildOf(1));
    await store.drop(buildOf(2));
    await store.close();
    expect(tables()).toContain('people_v1_b2');
    store = new SqliteReadStore(path);
    expect(await store.builds()).toHaveLength(1);
    await store.scrub();
    expect(tables()).toEqual(['people_v1_b1', 'people_v1_b1.friends']);
    expect(await store.collection('people').countDocuments({})).toBe(2000);
  });

  test('do not get in the way of a build of the same name', async () => {
    await fill(1, 2000);
    await store.drop(buildOf(1));
    await fill(1, 5);
    await store.promote(buildOf(1));
    await store.scrub();
    expect(await store.collection<Person>('people').countDocuments({ friends: 'all' })).toBe(5);
  });
});
