import { describe, expect, test } from '@jest/globals';
import { type Filter, type FindOptions, trusted, UnusableQuery } from '../../read-store/index.js';
import type { ContractContext, Person } from './fixture.js';

/** Which queries are refused before anything is looked up. */
export function errorContract(context: ContractContext): void {
  describe('errors', () => {
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
      ['an order around null', { age: trusted({ $gte: null } as never) }],
      ['a denied one', { age: trusted({ $not: { $lt: null } } as never) }],
      ['$or of nothing', { $or: [] }],
      ['$or of no list', { $or: { name: 'x' } }],
      ['no operators at all', { name: trusted({}) }],
      ['an array as filter', []],
      ['null as filter', null],
    ])('refuses %s', async (_, filter) => {
      const collection = context.store().collection<Person>('people');
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
      const collection = context.store().collection<Person>('people');
      await expect(collection.find({}, options as FindOptions)).rejects.toThrow(UnusableQuery);
    });
  });
}
