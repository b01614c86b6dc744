import { beforeEach, describe, expect, test } from '@jest/globals';

import { MemoryVault } from '../../testing/memory-vault.js';
import { PersonalData } from './personal-data.js';
import { PersonKeys } from './person-keys.js';

const ada = { subject: 'ada', type: 'MemberCreated', field: 'firstName' };

describe('PersonalData', () => {
  let vault: MemoryVault;
  let data: PersonalData;

  beforeEach(() => {
    vault = new MemoryVault();
    data = new PersonalData(new PersonKeys(vault));
  });

  test.each([['Ada'], [''], ['Zoë 🦊'], [{ nested: [1, null] }], [0]])(
    'gives back %j',
    async (value) => {
      const stored = await data.encrypt(ada, value);
      expect(stored).toMatch(/^enc:1:[\w-]+$/);
      expect(await data.decrypt(ada, stored)).toEqual(value);
    },
  );

  test('leaves null as it is', async () => {
    expect(await data.encrypt(ada, null)).toBeNull();
    expect(await data.decrypt(ada, null)).toBeNull();
  });

  test('never gives the same text twice', async () => {
    expect(await data.encrypt(ada, 'Ada')).not.toBe(await data.encrypt(ada, 'Ada'));
  });

  test.each([
    ['another person', { ...ada, subject: 'bob' }],
    ['another event', { ...ada, type: 'MemberDetailsChanged' }],
    ['another field', { ...ada, field: 'lastName' }],
  ])('refuses a value that was moved to %s', async (_where, place) => {
    await data.encrypt({ ...ada, subject: 'bob' }, 'so that there is a key');
    const stored = await data.encrypt(ada, 'Ada');
    await expect(data.decrypt(place, stored)).rejects.toThrow();
  });

  test('refuses a value that was changed, or was never encrypted', async () => {
    const stored = (await data.encrypt(ada, 'Ada'))!;
    const flipped = stored.slice(0, -1) + (stored.endsWith('A') ? 'E' : 'A');
    await expect(data.decrypt(ada, flipped)).rejects.toThrow();
    await expect(data.decrypt(ada, 'Ada')).rejects.toThrow('not encrypted');
  });

  test('keys that are kept keep nothing else in memory', async () => {
    const keys = new PersonKeys(vault);
    const written = await keys.keyToWrite('ada');
    expect(written?.buffer.byteLength).toBe(32);
    keys.letGoOfAll();
    expect((await keys.keyToRead('ada'))?.buffer.byteLength).toBe(32);
  });

  test('a forgotten person reads as null, from every cache and permanently', async () => {
    const stored = await data.encrypt(ada, 'Ada');
    const other = new PersonalData(new PersonKeys(vault));
    await data.forget('ada');
    await data.forget('ada');
    expect(await data.decrypt(ada, stored)).toBeNull();
    expect(await other.decrypt(ada, stored)).toBeNull();
    expect(await other.encrypt(ada, 'Ada again')).toBeNull();
  });

  test('a key that another process destroyed is in use until it is let go of', async () => {
    const stored = await data.encrypt(ada, 'Ada');
    const [one, all] = [0, 1].map(() => new PersonalData(new PersonKeys(vault)));
    expect(await one!.decrypt(ada, stored)).toBe('Ada');
    expect(await all!.decrypt(ada, stored)).toBe('Ada');
    await data.forget('ada');
    expect(await one!.decrypt(ada, stored)).toBe('Ada');
    one!.letGo('ada');
    all!.letGoOfAll();
    expect(await one!.decrypt(ada, stored)).toBeNull();
    expect(await all!.decrypt(ada, stored)).toBeNull();
    expect(await one!.encrypt(ada, 'Ada again')).toBeNull();
  });

  test('a read under way does not bring a key back that is let go of meanwhile', async () => {
    const stored = await data.encrypt(ada, 'Ada');
    let answer: () => void = () => undefined;
    const slow = new MemoryVault(vault);
    const get = slow.get.bind(slow);
    slow.get = async (...place) => {
      const found = await get(...place);
      await new Promise<void>((resolve) => (answer = resolve));
      return found;
    };
    const other = new PersonalData(new PersonKeys(slow));
    const reading = other.decrypt(ada, stored);
    await new Promise(setImmediate);
    await data.forget('ada');
    other.letGo('ada');
    answer();
    expect(await reading).toBe('Ada');
    slow.get = get;
    expect(await other.decrypt(ada, stored)).toBeNull();
  });

  test('a read under way does not bring a destroyed key back', async () => {
    const stored = await data.encrypt(ada, 'Ada');
    const fresh = new PersonalData(new PersonKeys(vault));
    const reading = fresh.decrypt(ada, stored);
    await fresh.forget('ada');
    await reading;
    expect(await fresh.decrypt(ada, stored)).toBeNull();
  });
});
