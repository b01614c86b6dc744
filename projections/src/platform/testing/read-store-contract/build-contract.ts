import { describe, expect, test } from '@jest/globals';
import { ReadModelAbsent } from '../../read-store/index.js';
import { collections, type ContractContext, first, position, second, writesOf } from './fixture.js';

/** Tests that builds exist next to each other and take over. */
export function buildContract(context: ContractContext): void {
  describe('builds', () => {
    test('a build beside the live one stays out of sight until it is promoted', async () => {
      await context.store().create(second, collections);
      await context.store().write([writesOf(second, [{ _id: 'z', name: 'Zoe' }], 9)]);
      expect(await context.ids({})).toBe('abcdef');
      await context.store().promote(second);
      expect(await context.ids({})).toBe('z');
      expect(await context.store().builds()).toEqual([
        { ...second, live: true, collections, checkpoint: position(9) },
      ]);
    });

    test('a live build of another version than is known is not there, and says so', async () => {
      const known = { name: first.projection, version: first.version, collections };
      context.store().answerOnly([{ ...known, version: first.version + 1 }]);
      await expect(context.ids({})).rejects.toThrow(ReadModelAbsent);
      await expect(context.store().collection('people').countDocuments({})).rejects.toThrow(
        ReadModelAbsent,
      );
      context.store().answerOnly([known]);
      expect(await context.ids({})).toBe('abcdef');
      await context.store().drop(first);
      await expect(context.ids({})).rejects.toThrow(ReadModelAbsent);
    });

    test('a dropped build is gone and can be made again, empty', async () => {
      await context.store().create(second, collections);
      await context.store().write([writesOf(second, [{ _id: 'z' }], 9)]);
      await context.store().drop(second);
      await context.store().create(second, collections);
      expect((await context.store().load(second, 'people', ['z'])).size).toBe(0);
      expect((await context.store().builds())[1]?.checkpoint).toBeUndefined();
      expect(await context.ids({})).toBe('abcdef');
    });

    test('making a build that exists changes nothing', async () => {
      await context.store().create(first, collections);
      expect(await context.ids({})).toBe('abcdef');
    });
  });
}
