import { describe, expect, test } from '@jest/globals';
import { contains, type Filter, startsWith, trusted } from '../../read-store/index.js';
import type { ContractContext, Person } from './fixture.js';

/** As many as a test environment may have of anything. */
const veryMany = Array.from({ length: 9_999 }, (_, index) => `value-${index}`);

/** Which documents a filter means. */
export function filterContract(context: ContractContext): void {
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
      ['bounds that two elements hold', { tags: trusted({ $gte: 'y', $lt: 'y' }) }, 'a'],
      ['and two objects', { 'jobs.firm': trusted({ $gte: 'f2', $lt: 'f2' }) }, 'd'],
      ['$in', { age: trusted({ $in: [4, 61] }) }, 'bcd'],
      ['$in with null', { 'home.city': trusted({ $in: ['Bonn', null] }) }, 'bcde'],
      ['$in of nothing', { age: trusted({ $in: [] }) }, ''],
      ['$in of very many', { 'home.city': trusted({ $in: [...veryMany, 'Bonn'] }) }, 'b'],
      ['$in of very many, unindexed', { name: trusted({ $in: [...veryMany, 'Ada'] }) }, 'a'],
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
      ['contains of a NUL, which nobody has', { name: contains('A\0') }, ''],
      ['startsWith', { name: startsWith('a') }, 'af'],
      ['startsWith on an array', { tags: startsWith('X') }, 'a'],
      ['several fields', { age: 61, active: true }, 'd'],
      ['$or', { $or: [{ age: 36 }, { 'home.city': 'Bonn' }] }, 'ab'],
      ['$or with what no index knows', { $or: [{ age: 36 }, { tags: 'y' }] }, 'ab'],
      ['$and', { $and: [{ active: true }, { $or: [{ age: 61 }, { age: 36 }] }] }, 'ad'],
      ['text that looks like SQL', { name: `' OR 1=1 --` }, ''],
    ];

    test.each(cases)('%s', async (_, filter, expected) => {
      expect(await context.ids(filter)).toBe(expected);
      expect(await context.store().collection<Person>('people').countDocuments(filter)).toBe(
        expected.length,
      );
    });
  });
}
