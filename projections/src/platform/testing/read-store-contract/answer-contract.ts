import { describe, expect, test } from '@jest/globals';
import type { FindOptions } from '../../read-store/index.js';
import { type ContractContext, people, type Person } from './fixture.js';

/** How answers are sorted, cut and shaped. */
export function answerContract(context: ContractContext): void {
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
      expect(await context.ids({}, options)).toBe(expected);
    });

    test('hold the whole document, or the fields asked for', async () => {
      const collection = context.store().collection<Person>('people');
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

    test('are to the question, whatever was asked in the same words before', async () => {
      const collection = context.store().collection<Person>('people');
      const pairs = ['a b', 'b c', 'c a', 'd a'].map((pair) => pair.split(' '));
      for (const [before = '', asked = ''] of pairs) {
        expect(await collection.find({ _id: before }, { limit: 5 })).toMatchObject([
          { _id: before },
        ]);
        expect(await collection.findOne({ _id: asked })).toMatchObject({ _id: asked });
        expect(await collection.findOne({ _id: 'nobody' })).toBeNull();
      }
    });

    test('are empty for a collection that nobody has built', async () => {
      const unknown = context.store().collection('unknown');
      expect(await unknown.find({})).toEqual([]);
      expect(await unknown.countDocuments({})).toBe(0);
    });

    test('cannot be used to change what is stored', async () => {
      const found = (await context.store().collection<Person>('people').findOne({ _id: 'a' })) as {
        name: string;
      };
      found.name = 'changed';
      expect(await context.store().collection<Person>('people').findOne({ _id: 'a' })).toEqual(
        people[0],
      );
    });
  });
}
