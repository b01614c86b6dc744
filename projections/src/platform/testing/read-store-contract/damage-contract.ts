import { describe, expect, test } from '@jest/globals';
import { StoreFault } from '../../read-store/index.js';
import {
  collections,
  type ContractContext,
  first,
  people,
  type Person,
  second,
  writesOf,
} from './fixture.js';

/**
 * Tests documents that became unreadable, and a store that was removed. A store that no other
 * program can reach does not need these tests.
 */
export function damageContract({ subject, store, ids }: ContractContext): void {
  describe('damage', () => {
    const asked = (_id: string) => store().collection<Person>('people').findOne({ _id });

    test('of a document is a fault for those who meet it, and for no one else', async () => {
      const { damage } = subject();
      if (damage === undefined) return;
      await damage(first, 'people', 'a');
      await expect(asked('a')).rejects.toThrow(StoreFault);
      await expect(asked('a')).rejects.toThrow('people is damaged');
      await expect(store().load(first, 'people', ['a'])).rejects.toThrow(StoreFault);
      expect(await asked('b')).toEqual(people[1]);
    });

    test('of a document has its read model rebuilt for those who ask', async () => {
      const { damage } = subject();
      if (damage === undefined) return;
      const notified: string[] = [];
      store().onDamage?.(async (projection) => {
        notified.push(projection);
        await store().create(second, collections);
        await store().write([writesOf(second, people, 2)]);
        await store().promote(second);
      });
      await damage(first, 'people', 'a');
      expect(await asked('a')).toEqual(people[0]);
      expect(await ids({})).toBe('abcdef');
      expect(notified).toEqual(['people']);
    });

    test('of all is noticed by whoever asks, who is answered once it is filled again', async () => {
      const { takeAway } = subject();
      if (takeAway === undefined) return;
      const { loss } = store();
      const lost = new Promise((resolve) => loss?.onLost(resolve));
      await store().builds();
      await takeAway();
      const answer = ids({});
      expect(await lost).toBeInstanceOf(StoreFault);
      expect(loss?.fault).toBeInstanceOf(StoreFault);
      await loss?.renew();
      expect(await store().builds()).toEqual([]);
      await store().create(first, collections);
      await store().promote(first);
      await store().write([writesOf(first, people, 1)]);
      expect(loss?.fault).toBeInstanceOf(StoreFault);
      await loss?.filled();
      expect(await answer).toBe('abcdef');
      expect(loss?.fault).toBeUndefined();
    });
  });
}
