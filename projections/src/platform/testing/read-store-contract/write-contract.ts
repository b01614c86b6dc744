import { describe, expect, test } from '@jest/globals';
import { contains, startsWith, UnwritableDocument } from '../../read-store/index.js';
import {
  collections,
  type ContractContext,
  first,
  people,
  type Person,
  position,
  writesOf,
} from './fixture.js';

/** How documents and checkpoints are written. */
export function writeContract(context: ContractContext): void {
  describe('writing', () => {
    const ada: Person = { _id: 'a', name: 'Ada L.', age: 37 };

    test('replaces whole documents, and indexes follow', async () => {
      await context.store().write([writesOf(first, [ada], 2)]);
      expect(await context.store().collection<Person>('people').findOne({ _id: 'a' })).toEqual(ada);
      expect(await context.ids({ 'home.city': 'Ulm' })).toBe('f');
      await context.store().write([writesOf(first, [{ _id: 'd', jobs: [{ firm: 'f3' }] }], 3)]);
      expect(await context.ids({ 'jobs.firm': 'f1' })).toBe('c');
      expect(await context.ids({ 'jobs.firm': 'f3' })).toBe('d');
    });

    test('removes documents, and indexes follow', async () => {
      const removal = { collection: 'people', _id: 'd', position: position(2) };
      await context
        .store()
        .write([{ build: first, puts: [], removals: [removal], checkpoint: position(2) }]);
      expect(await context.ids({})).toBe('abcef');
      expect(await context.ids({ 'jobs.firm': 'f1' })).toBe('c');
    });

    test('leaves a document alone that is as new as the event', async () => {
      await context.store().write([writesOf(first, [ada], 5)]);
      const removal = { collection: 'people', _id: 'a', position: position(4) };
      await context
        .store()
        .write([{ ...writesOf(first, [{ _id: 'a', name: 'older' }], 5), removals: [removal] }]);
      expect(await context.store().collection<Person>('people').findOne({ _id: 'a' })).toEqual(ada);
      expect(await context.ids({ 'jobs.firm': 'f1' })).toBe('cd');
    });

    test('writes the rest of a batch of which some is there already, as after an answer that was lost', async () => {
      const batch = ['u', 'v', 'w', 'x'].map((_id) => ({ _id, name: _id }));
      await context.store().write([writesOf(first, batch.slice(0, 2), 5)]);
      await context.store().write([writesOf(first, batch, 5)]);
      expect(await context.ids({})).toBe('abcdefuvwx');
    });

    test('takes documents for new that are there already only where they are older', async () => {
      await context.store().write([writesOf(first, [ada], 5)]);
      const given = [
        { _id: 'a', name: 'older' },
        { _id: 'b', name: 'newer' },
        { _id: 'n', name: 'new' },
      ];
      const { puts, ...writes } = writesOf(first, given, 3);
      await context
        .store()
        .write([{ ...writes, puts: puts.map((put) => ({ ...put, isNew: true })) }]);
      const found = await context.store().collection<Person>('people').find({});
      expect(found.filter(({ _id }) => 'abn'.includes(_id))).toEqual([ada, given[1], given[2]]);
      expect(await context.ids({})).toBe('abcdefn');
    });

    test('keeps the checkpoint with the documents, and both through a new connection', async () => {
      await context.store().write([writesOf(first, [ada], 7)]);
      const { store, reopen } = context.subject();
      const again = reopen === undefined ? store : await reopen();
      expect(await again.builds()).toEqual([
        { ...first, live: true, collections, checkpoint: position(7) },
      ]);
      expect(await again.collection<Person>('people').findOne({ _id: 'a' })).toEqual(ada);
    });

    test.each<[string, unknown]>([
      ['JSON would lose', { _id: 'b', age: Number.POSITIVE_INFINITY }],
      ['breaks an index of single values', { _id: 'b', age: [1, 2] }],
      ['puts an object where an index needs a value', { _id: 'b', age: {} }],
      ['leads an index of single values through a list', { _id: 'b', home: [{ city: 'Ulm' }] }],
    ])('refuses a document that %s, and writes nothing', async (_, doc) => {
      const writes = writesOf(first, [ada, doc as Person], 2);
      await expect(context.store().write([writes])).rejects.toThrow(UnwritableDocument);
      expect(await context.store().collection<Person>('people').findOne({ _id: 'a' })).toEqual(
        people[0],
      );
      expect((await context.store().builds())[0]?.checkpoint).toBe(position(1));
    });

    test('keeps texts as UTF-8 has them, and finds what they hold', async () => {
      const odd = { _id: 'b', name: 'half \ud83d', home: { city: 'nul \0 \u{1F600}' } };
      await context.store().write([writesOf(first, [odd], 2)]);
      const collection = context.store().collection<Person>('people');
      const there = { _id: 'b', name: 'half \ufffd', home: odd.home };
      expect(await collection.find({ 'home.city': odd.home.city })).toEqual([there]);
      expect(await collection.find({ name: contains('half \ufffd') })).toEqual([there]);
      expect(await collection.find({ 'home.city': startsWith('NUL \0') })).toEqual([there]);
    });

    test('gives documents back with the positions that wrote them', async () => {
      await context.store().write([writesOf(first, [ada], 2)]);
      const loaded = await context.store().load(first, 'people', ['a', 'b', 'nobody']);
      expect([...loaded.keys()].sort()).toEqual(['a', 'b']);
      expect(loaded.get('a')).toEqual({ doc: ada, position: position(2) });
      expect(loaded.get('b')).toEqual({ doc: people[1], position: position(1) });
      const found = await context.store().search(first, 'people', { age: 61 });
      expect(found.map(({ doc }) => doc._id)).toEqual(['c', 'd']);
    });

    test('exports texts in order of _id with their keys in order', async () => {
      const turned = { tags: ['x'], name: 'Zoe', _id: 'A' } as Person;
      await context.store().write([writesOf(first, [turned], 2)]);
      const texts: string[] = [];
      for await (const text of context.store().export(first, 'people')) texts.push(text);
      expect(texts).toHaveLength(7);
      expect(texts[0]).toBe('{"_id":"A","name":"Zoe","tags":["x"]}');
      expect(texts[1]).toContain('"_id":"a"');
    });
  });
}
