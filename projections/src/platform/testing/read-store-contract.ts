import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type BuildKey,
  type BuildWrites,
  contains,
  type Filter,
  type FindOptions,
  type ProjectionStore,
  startsWith,
  trusted,
  UnusableQuery,
  UnwritableDocument,
} from '../read-store/index.js';

/** A read store under test. `reopen` gives the same data through a new connection, where the adapter keeps data. */
export interface ReadStoreUnderTest {
  readonly store: ProjectionStore;
  readonly reopen?: () => Promise<ProjectionStore>;
  readonly dispose: () => Promise<void>;
}

interface Person {
  readonly _id: string;
  readonly name?: string | null;
  readonly age?: number | null;
  readonly active?: boolean;
  readonly home?: { readonly city?: string | null; readonly zip?: string };
  readonly tags?: readonly string[];
  readonly jobs?: readonly { readonly firm: string; readonly years?: number }[];
}

const people: readonly Person[] = [
  {
    _id: 'a',
    name: 'Ada',
    age: 36,
    active: true,
    home: { city: 'Ulm', zip: '1' },
    tags: ['x', 'y'],
  },
  { _id: 'b', name: 'bob', age: 4, active: false, home: { city: 'Bonn' }, tags: ['y'] },
  { _id: 'c', name: 'Cäsar', age: 61, home: { city: null }, jobs: [{ firm: 'f1', years: 3 }] },
  { _id: 'd', name: null, age: 61, active: true, jobs: [{ firm: 'f1' }, { firm: 'f2', years: 9 }] },
  { _id: 'e', age: null, home: {}, tags: [] },
  { _id: 'f', name: 'a.b*', age: 4.5, active: true, home: { city: 'Ulm' } },
];

const first: BuildKey = { projection: 'people', version: 1, build: 1 };
const second: BuildKey = { projection: 'people', version: 1, build: 2 };
const collections = {
  people: {
    indexes: [
      { key: { 'home.city': 1, age: -1 } },
      { key: { active: 1 } },
      { key: { 'jobs.firm': 1 }, multikey: true },
    ],
  },
  counts: { indexes: [] },
} as const;

function position(n: number): string {
  return String(n).padStart(8, '0');
}

function writesOf(build: BuildKey, docs: readonly Person[], at: number): BuildWrites {
  const puts = docs.map((doc) => ({ collection: 'people', doc, position: position(at) }));
  return { build, puts, removals: [], checkpoint: position(at) };
}

/** What every read store must do; an adapter's spec calls this with a way to make one. */
export function describeReadStoreContract(
  name: string,
  make: () => Promise<ReadStoreUnderTest>,
): void {
  describe(`read store contract: ${name}`, () => {
    let subject: ReadStoreUnderTest;
    let store: ProjectionStore;

    beforeEach(async () => {
      subject = await make();
      store = subject.store;
      await store.create(first, collections);
      await store.write([writesOf(first, people, 1)]);
      await store.promote(first);
    });

    afterEach(() => subject.dispose());

    async function ids(filter: Filter<Person>, options?: FindOptions): Promise<string> {
      const found = await store.collection<Person>('people').find(filter, options);
      return found.map((person) => person._id).join('');
    }

    describe('filters', () => {
      const cases: readonly [string, Filter<Person>, string][] = [
        ['everything', {}, 'abcdef'],
        ['equality of text', { name: 'Ada' }, 'a'],
        ['equality of a number', { age: 61 }, 'cd'],
        ['equality of a boolean, which is no number', { active: true }, 'adf'],
        ['a number is no boolean', { age: 1 }, ''],
        ['null, missing alike', { name: null }, 'de'],
        ['null on an indexed path', { 'home.city': null }, 'cde'],
        ['null behind a missing object', { 'home.zip': null }, 'bcdef'],
        ['a dotted path', { 'home.city': 'Ulm' }, 'af'],
        ['an element of an array', { tags: 'y' }, 'ab'],
        ['a field in an array of objects', { 'jobs.firm': 'f1' }, 'cd'],
        ['a field in an array, unindexed', { 'jobs.years': 9 }, 'd'],
        ['$eq', { age: trusted({ $eq: 36 }) }, 'a'],
        ['$ne holds for missing fields', { name: trusted({ $ne: 'Ada' }) }, 'bcdef'],
        ['$ne null', { 'home.city': trusted({ $ne: null }) }, 'abf'],
        ['$ne on an array means none of its elements', { tags: trusted({ $ne: 'y' }) }, 'cdef'],
        ['$gt', { age: trusted({ $gt: 36 }) }, 'cd'],
        ['$gte and $lt', { age: trusted({ $gte: 4, $lt: 36 }) }, 'bf'],
        ['$lte keeps to its kind', { age: trusted({ $lte: 4 }) }, 'b'],
        ['$lt of text', { 'home.city': trusted({ $lt: 'Ulm' }) }, 'b'],
        ['$gt of text leaves numbers out', { age: trusted({ $gt: '' }) as never }, ''],
        ['$gte of booleans', { active: trusted({ $gte: false }) }, 'abdf'],
        ['$lt of booleans', { active: trusted({ $lt: true }) }, 'b'],
        ['$gt on an array', { 'jobs.years': trusted({ $gt: 3 }) }, 'd'],
        ['$in', { age: trusted({ $in: [4, 61] }) }, 'bcd'],
        ['$in with null', { 'home.city': trusted({ $in: ['Bonn', null] }) }, 'bcde'],
        ['$in of nothing', { age: trusted({ $in: [] }) }, ''],
        ['$in on an array', { 'jobs.firm': trusted({ $in: ['f2', 'f3'] }) }, 'd'],
        ['$nin holds for missing fields', { 'home.city': trusted({ $nin: ['Ulm'] }) }, 'bcde'],
        ['$nin with null', { 'home.city': trusted({ $nin: ['Ulm', null] }) }, 'b'],
        ['$nin of nothing', { age: trusted({ $nin: [] }) }, 'abcdef'],
        ['$exists counts null as there', { name: trusted({ $exists: true }) }, 'abcdf'],
        ['$exists false', { 'home.city': trusted({ $exists: false }) }, 'de'],
        ['$exists of an empty array', { tags: trusted({ $exists: true }) }, 'abe'],
        ['$not', { age: trusted({ $not: { $gt: 30 } }) }, 'bef'],
        ['$not on an array', { 'jobs.firm': trusted({ $not: { $eq: 'f2' } }) }, 'abcef'],
        ['contains, in any case', { name: contains('A') }, 'acf'],
        ['contains beyond ASCII, in any case', { name: contains('CÄS') }, 'c'],
        ['contains takes its text literally', { name: contains('.b*') }, 'f'],
        ['startsWith', { name: startsWith('a') }, 'af'],
        ['startsWith on an array', { tags: startsWith('X') }, 'a'],
        ['several fields', { age: 61, active: true }, 'd'],
        ['$or', { $or: [{ age: 36 }, { 'home.city': 'Bonn' }] }, 'ab'],
        ['$or with what no index knows', { $or: [{ age: 36 }, { tags: 'y' }] }, 'ab'],
        ['$and', { $and: [{ active: true }, { $or: [{ age: 61 }, { age: 36 }] }] }, 'ad'],
        ['text that looks like SQL', { name: `' OR 1=1 --` }, ''],
      ];

      test.each(cases)('%s', async (_, filter, expected) => {
        expect(await ids(filter)).toBe(expected);
        expect(await store.collection<Person>('people').countDocuments(filter)).toBe(
          expected.length,
        );
      });
    });

    describe('answers', () => {
      test.each<[string, FindOptions, string]>([
        ['by text, null and missing first', { sort: { name: 1 } }, 'deacfb'],
        ['by number, descending, null last', { sort: { age: -1 } }, 'cdafbe'],
        ['by two paths', { sort: { 'home.city': 1, age: -1 } }, 'cdebaf'],
        ['by booleans', { sort: { active: -1 } }, 'adfbce'],
        ['by _id descending', { sort: { _id: -1 } }, 'fedcba'],
        ['a page', { sort: { age: -1 }, skip: 1, limit: 2 }, 'da'],
        ['a page of an order that no index has', { sort: { name: -1 }, skip: 2, limit: 2 }, 'ca'],
        ['a page beyond the end', { skip: 9, limit: 2 }, ''],
      ])('come sorted and cut: %s', async (_, options, expected) => {
        expect(await ids({}, options)).toBe(expected);
      });

      test('hold the whole document, or the fields asked for', async () => {
        const collection = store.collection<Person>('people');
        expect(await collection.findOne({ _id: 'c' })).toEqual(people[2]);
        const projection = { name: 1, tags: 1 } as const;
        expect(await collection.findOne({ _id: 'a' }, { projection })).toEqual({
          _id: 'a',
          name: 'Ada',
          tags: ['x', 'y'],
        });
        expect(await collection.findOne({ age: 61 }, { sort: { _id: -1 } })).toEqual(people[3]);
        expect(await collection.findOne({ _id: 'nobody' })).toBeNull();
      });

      test('are empty for a collection that nobody has built', async () => {
        const unknown = store.collection('unknown');
        expect(await unknown.find({})).toEqual([]);
        expect(await unknown.countDocuments({})).toBe(0);
      });

      test('cannot be used to change what is stored', async () => {
        const found = (await store.collection<Person>('people').findOne({ _id: 'a' })) as {
          name: string;
        };
        found.name = 'changed';
        expect(await store.collection<Person>('people').findOne({ _id: 'a' })).toEqual(people[0]);
      });
    });

    describe('refusals', () => {
      const parsed = (text: string): unknown => JSON.parse(text);
      test.each<[string, unknown]>([
        ['operators that came as data', { name: { $ne: null } }],
        ['a copy of trusted operators', { name: { ...trusted({ $ne: 'x' }) } }],
        ['an unknown operator', { name: trusted({ $where: '1' } as never) }],
        ['an unknown operator at the top', { $where: '1' }],
        ['an object where a value belongs', { name: trusted({ $eq: { $gt: '' } as never }) }],
        ['an object to be equal to', { home: { city: 'Ulm' } }],
        ['an array to be equal to', { tags: ['x'] }],
        ['undefined', { name: undefined }],
        ['a number that is none', { age: Number.NaN }],
        ['a prototype key', parsed('{"__proto__": "x"}')],
        ['a path to a prototype', { 'home.constructor': 'x' }],
        ['a path that is SQL', { 'home"."city': 'x' }],
        ['an array index', { 'jobs.0.firm': 'f1' }],
        ['a pattern that is more than text', { name: trusted({ $regex: '(a+)+$' }) }],
        ['$or of nothing', { $or: [] }],
        ['$or of no list', { $or: { name: 'x' } }],
        ['no operators at all', { name: trusted({}) }],
        ['an array as filter', []],
        ['null as filter', null],
      ])('refuses %s', async (_, filter) => {
        const collection = store.collection<Person>('people');
        await expect(collection.find(filter as Filter<Person>)).rejects.toThrow(UnusableQuery);
        await expect(collection.findOne(filter as Filter<Person>)).rejects.toThrow(UnusableQuery);
        await expect(collection.countDocuments(filter as Filter<Person>)).rejects.toThrow(
          UnusableQuery,
        );
      });

      test.each<[string, unknown]>([
        ['a negative skip', { skip: -1 }],
        ['a limit of nothing', { limit: 0 }],
        ['a limit that is no number', { limit: '5' }],
        ['a sort by anything else', { sort: { name: 'asc' } }],
        ['a sort by SQL', { sort: { 'name"; DROP TABLE x; --': 1 } }],
        ['a projection that leaves out', { projection: { name: 0 } }],
      ])('refuses %s', async (_, options) => {
        const collection = store.collection<Person>('people');
        await expect(collection.find({}, options as FindOptions)).rejects.toThrow(UnusableQuery);
      });
    });

    describe('writing', () => {
      const ada: Person = { _id: 'a', name: 'Ada L.', age: 37 };

      test('replaces whole documents, and indexes follow', async () => {
        await store.write([writesOf(first, [ada], 2)]);
        expect(await store.collection<Person>('people').findOne({ _id: 'a' })).toEqual(ada);
        expect(await ids({ 'home.city': 'Ulm' })).toBe('f');
        await store.write([writesOf(first, [{ _id: 'd', jobs: [{ firm: 'f3' }] }], 3)]);
        expect(await ids({ 'jobs.firm': 'f1' })).toBe('c');
        expect(await ids({ 'jobs.firm': 'f3' })).toBe('d');
      });

      test('removes documents, and indexes follow', async () => {
        const removal = { collection: 'people', _id: 'd', position: position(2) };
        await store.write([
          { build: first, puts: [], removals: [removal], checkpoint: position(2) },
        ]);
        expect(await ids({})).toBe('abcef');
        expect(await ids({ 'jobs.firm': 'f1' })).toBe('c');
      });

      test('leaves a document alone that is as new as the event', async () => {
        await store.write([writesOf(first, [ada], 5)]);
        const removal = { collection: 'people', _id: 'a', position: position(4) };
        await store.write([
          { ...writesOf(first, [{ _id: 'a', name: 'older' }], 5), removals: [removal] },
        ]);
        expect(await store.collection<Person>('people').findOne({ _id: 'a' })).toEqual(ada);
        expect(await ids({ 'jobs.firm': 'f1' })).toBe('cd');
      });

      test('keeps the checkpoint with the documents, and both through a new connection', async () => {
        await store.write([writesOf(first, [ada], 7)]);
        const again = subject.reopen === undefined ? store : await subject.reopen();
        expect(await again.builds()).toEqual([
          { ...first, live: true, collections, checkpoint: position(7) },
        ]);
        expect(await again.collection<Person>('people').findOne({ _id: 'a' })).toEqual(ada);
      });

      test.each<[string, unknown]>([
        ['JSON would lose', { _id: 'b', age: Number.POSITIVE_INFINITY }],
        ['breaks an index of single values', { _id: 'b', age: [1, 2] }],
        ['puts an object where an index needs a value', { _id: 'b', age: {} }],
      ])('refuses a document that %s, and writes nothing', async (_, doc) => {
        const writes = writesOf(first, [ada, doc as Person], 2);
        await expect(store.write([writes])).rejects.toThrow(UnwritableDocument);
        expect(await store.collection<Person>('people').findOne({ _id: 'a' })).toEqual(people[0]);
        expect((await store.builds())[0]?.checkpoint).toBe(position(1));
      });

      test('gives documents back with the positions that wrote them', async () => {
        await store.write([writesOf(first, [ada], 2)]);
        const loaded = await store.load(first, 'people', ['a', 'b', 'nobody']);
        expect([...loaded.keys()].sort()).toEqual(['a', 'b']);
        expect(loaded.get('a')).toEqual({ doc: ada, position: position(2) });
        expect(loaded.get('b')).toEqual({ doc: people[1], position: position(1) });
        const found = await store.search(first, 'people', { age: 61 });
        expect(found.map(({ doc }) => doc._id)).toEqual(['c', 'd']);
      });

      test('exports texts in order of _id with their keys in order', async () => {
        const turned = { tags: ['x'], name: 'Zoe', _id: 'A' } as Person;
        await store.write([writesOf(first, [turned], 2)]);
        const texts: string[] = [];
        for await (const text of store.export(first, 'people')) texts.push(text);
        expect(texts).toHaveLength(7);
        expect(texts[0]).toBe('{"_id":"A","name":"Zoe","tags":["x"]}');
        expect(texts[1]).toContain('"_id":"a"');
      });
    });

    describe('builds', () => {
      test('a build beside the live one stays out of sight until it is promoted', async () => {
        await store.create(second, collections);
        await store.write([writesOf(second, [{ _id: 'z', name: 'Zoe' }], 9)]);
        expect(await ids({})).toBe('abcdef');
        await store.promote(second);
        expect(await ids({})).toBe('z');
        expect(await store.builds()).toEqual([
          { ...second, live: true, collections, checkpoint: position(9) },
        ]);
      });

      test('a dropped build is gone and can be made again, empty', async () => {
        await store.create(second, collections);
        await store.write([writesOf(second, [{ _id: 'z' }], 9)]);
        await store.drop(second);
        await store.create(second, collections);
        expect((await store.load(second, 'people', ['z'])).size).toBe(0);
        expect((await store.builds())[1]?.checkpoint).toBeUndefined();
        expect(await ids({})).toBe('abcdef');
      });

      test('making a build that exists changes nothing', async () => {
        await store.create(first, collections);
        expect(await ids({})).toBe('abcdef');
      });
    });
  });
}
