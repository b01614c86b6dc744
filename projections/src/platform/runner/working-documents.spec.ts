import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type BuildWrites, MemoryReadStore, UnusableQuery } from '../read-store/index.js';
import type { AnyOperation } from './operation.js';
import { StoreFault } from '../read-store/index.js';
import { WorkingDocuments } from './working-documents.js';

const build = { projection: 'things', version: 1, build: 1 };
const put = (doc: { _id: string; n: number }): AnyOperation => ({
  op: 'put',
  collection: 'things',
  doc,
});
const plus = (id: string, n: number): AnyOperation => ({
  op: 'update',
  collection: 'things',
  id,
  change: { inc: { n } },
});
const gone = (id: string): AnyOperation => ({ op: 'delete', collection: 'things', id });

describe('documents at work', () => {
  let store: MemoryReadStore;
  let documents: WorkingDocuments;

  beforeEach(async () => {
    store = new MemoryReadStore();
    await store.create(build, { things: { indexes: [] } });
    const stored = { collection: 'things', doc: { _id: 'a', n: 1 }, position: '5' };
    const writes: BuildWrites = { build, puts: [stored], removals: [], checkpoint: '5' };
    await store.write([writes]);
    documents = new WorkingDocuments(store, build);
  });

  test('change with newer events', async () => {
    await documents.apply(plus('a', 2), '6');
    expect(await documents.get('things', 'a')).toEqual({ _id: 'a', n: 3 });
    expect(documents.changes().puts).toEqual([
      { collection: 'things', doc: { _id: 'a', n: 3 }, position: '6', isNew: false },
    ]);
  });

  test('are new until they were written, for all that is known', async () => {
    const news = () => documents.changes().puts.map(({ doc, isNew }) => [doc._id, isNew]);
    await documents.get('things', 'b');
    await documents.apply(put({ _id: 'b', n: 1 }), '6');
    await documents.apply(put({ _id: 'c', n: 1 }), '6');
    expect(news()).toEqual([
      ['b', true],
      ['c', true],
    ]);
    documents.settle();
    await documents.apply(plus('b', 1), '7');
    await documents.apply(put({ _id: 'c', n: 2 }), '7');
    expect(news()).toEqual([
      ['b', false],
      ['c', false],
    ]);
  });

  test.each(['4', '5'])(
    'stay as they are with an event at %s, which they hold already',
    async (at) => {
      await documents.apply(plus('a', 2), at);
      expect(await documents.get('things', 'a')).toEqual({ _id: 'a', n: 1 });
      expect(documents.changes()).toEqual({ puts: [], removals: [] });
    },
  );

  test('take all operations of one event', async () => {
    await documents.apply(put({ _id: 'b', n: 1 }), '6');
    await documents.apply(plus('b', 1), '6');
    await documents.apply(plus('b', 1), '6');
    expect(await documents.get('things', 'b')).toEqual({ _id: 'b', n: 3 });
  });

  test('are not taken twice after they were written', async () => {
    await documents.apply(plus('a', 1), '6');
    documents.settle();
    await documents.apply(plus('a', 1), '6');
    expect(documents.changes().puts).toEqual([]);
    await documents.apply(plus('a', 1), '7');
    expect(await documents.get('things', 'a')).toEqual({ _id: 'a', n: 3 });
  });

  test('are written once for many events, and removed when they are gone at the end', async () => {
    await documents.apply(put({ _id: 'b', n: 1 }), '6');
    await documents.apply(gone('b'), '7');
    await documents.apply(plus('b', 1), '8');
    await documents.apply(plus('a', 1), '8');
    await documents.apply(plus('a', 1), '9');
    expect(documents.changes()).toEqual({
      puts: [{ collection: 'things', doc: { _id: 'a', n: 3 }, position: '9', isNew: false }],
      removals: [{ collection: 'things', _id: 'b', position: '7' }],
    });
  });

  test('are found as they are now, not as they are stored', async () => {
    await documents.apply(put({ _id: 'c', n: 7 }), '6');
    await documents.apply(put({ _id: 'b', n: 7 }), '6');
    expect(await documents.find('things', { n: 7 })).toEqual([
      { _id: 'b', n: 7 },
      { _id: 'c', n: 7 },
    ]);
    await documents.apply(plus('a', 1), '7');
    expect(await documents.find('things', { n: 1 })).toEqual([]);
    await documents.apply(
      { op: 'updateMany', collection: 'things', filter: { n: 7 }, change: { set: { n: 8 } } },
      '8',
    );
    expect(await documents.find('things', { n: 8 })).toHaveLength(2);
  });

  test('keeps very many documents at hand if they have just changed, and loads them otherwise', async () => {
    for (let n = 0; n < 3000; n += 1) await documents.apply(put({ _id: `b${n}`, n }), '6');
    await store.write([{ build, ...documents.changes(), checkpoint: '6' }]);
    documents.settle();
    await documents.apply(plus('b7', 1), '7');
    await documents.apply(plus('a', 1), '7');
    await store.write([{ build, ...documents.changes(), checkpoint: '7' }]);
    documents.settle();
    const unasked = documents.get('things', 'b7');
    const asked = documents.get('things', 'b8');
    expect([unasked, asked]).toEqual([{ _id: 'b7', n: 8 }, expect.any(Promise)]);
    expect(await asked).toEqual({ _id: 'b8', n: 8 });
    expect(await documents.get('things', 'a')).toEqual({ _id: 'a', n: 2 });
  });

  test('of a build that was empty are not asked for, unless they were written and are not at hand any more', async () => {
    const fresh = { ...build, build: 2 };
    await store.create(fresh, { things: { indexes: [] } });
    const load = jest.spyOn(store, 'load');
    const search = jest.spyOn(store, 'search');
    const ofFresh = new WorkingDocuments(store, fresh, true);
    const write = async (checkpoint: string): Promise<void> => {
      await store.write([{ build: fresh, ...ofFresh.changes(), checkpoint }]);
      ofFresh.settle();
    };
    expect(await ofFresh.get('things', 'a')).toBeUndefined();
    await ofFresh.apply(plus('a', 1), '1');
    for (let n = 0; n < 2_001; n += 1) await ofFresh.apply(put({ _id: `n${n}`, n }), '2');
    expect(await ofFresh.find('things', { n: 7 })).toEqual([{ _id: 'n7', n: 7 }]);
    await write('2');
    await ofFresh.apply(plus('n7', 1), '3');
    await write('3');
    expect([load, search].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    // By now all but the last are forgotten, and what was written is not taken for what never was.
    expect(await ofFresh.get('things', 'n8')).toEqual({ _id: 'n8', n: 8 });
    expect(await ofFresh.find('things', { n: 9 })).toEqual([{ _id: 'n9', n: 9 }]);
    expect(await ofFresh.get('things', 'never')).toBeUndefined();
    expect([load, search].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    ofFresh.forget();
    expect(await ofFresh.get('things', 'n7')).toEqual({ _id: 'n7', n: 8 });
  });

  test('forget unwritten changes on command', async () => {
    await documents.apply(plus('a', 1), '6');
    documents.forget();
    expect(await documents.get('things', 'a')).toEqual({ _id: 'a', n: 1 });
    expect(documents.changes().puts).toEqual([]);
  });

  test('refuse filters that are none, and tell faults of the store from those of events', async () => {
    await expect(documents.find('things', { $where: '1' })).rejects.toThrow(UnusableQuery);
    await expect(documents.get('no such', 'a')).rejects.toThrow(StoreFault);
  });
});
