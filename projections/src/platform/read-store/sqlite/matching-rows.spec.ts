import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReadDocument } from '../document.js';
import { contains } from '../text-pattern.js';
import { MOST_FOUND } from './matching-rows.js';
import { SqliteReadStore } from './sqlite-read-store.js';

interface Call extends ReadDocument {
  readonly name: string;
  readonly at: number;
  readonly note?: string;
}

const DOCUMENTS = 45_000;
const collections = {
  calls: { indexes: [{ key: { at: -1 } }], sorts: ['at'], searches: ['name'] },
} as const;

describe('A search through many documents', () => {
  const store = new SqliteReadStore(':memory:');
  const calls = store.collection<Call>('calls');
  const fill = async (build: number, size: number): Promise<void> => {
    const key = { projection: 'calls', version: 1, build };
    await store.create(key, collections);
    const puts = Array.from({ length: size }, (_, n) => ({
      collection: 'calls',
      doc: { _id: `c${n}`, name: n % 9_000 === 0 ? 'Vera DEMİR' : 'Otto Öz', at: n },
      position: '1',
    }));
    await store.write([{ build: key, puts, removals: [], checkpoint: '1' }]);
    await store.promote(key);
  };
  beforeAll(() => fill(1, DOCUMENTS));
  afterAll(() => store.close());

  test('finds and counts what fits, in any order, a page at a time', async () => {
    const filter = { name: contains('vera') };
    const found = await calls.find(filter, { sort: { at: -1 }, skip: 1, limit: 2 });
    expect(found.map(({ at }) => at)).toEqual([27_000, 18_000]);
    expect(await calls.countDocuments(filter)).toBe(5);
  });

  test.each([
    ['for a part of a text', { name: contains('nobody') }],
    ['by what no column decides', { note: 'x' }],
  ])('lets others have their turn, %s', async (_, filter) => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      running = setImmediate(count);
    };
    let running = setImmediate(count);
    expect(await calls.find(filter)).toEqual([]);
    clearImmediate(running);
    expect(turns).toBeGreaterThan(1);
  });

  test('ends with the newest of very many', async () => {
    const filter = { name: contains('ÖZ') };
    expect(await calls.countDocuments(filter)).toBe(MOST_FOUND);
    const [oldest] = await calls.find(filter, { sort: { at: 1 }, limit: 1 });
    expect(oldest?.at).toBeGreaterThan(DOCUMENTS - MOST_FOUND - 10);
  });

  test('is asked again where a newer build takes the place of the older one meanwhile', async () => {
    const searching = calls.countDocuments({ name: contains('vera') });
    await fill(2, 10);
    expect(await searching).toBe(1);
  });
});
