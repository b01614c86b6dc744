import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { LeaseStore } from '../lease-store.js';

/** The contract of every store of leases. */
export function describeLeaseStore(name: string, make: () => Promise<LeaseStore>): void {
  describe(`lease store contract: ${name}`, () => {
    let store: LeaseStore;
    beforeEach(async () => {
      store = await make();
    });
    afterEach(() => store.close());

    const [ann, ben] = ['ann', 'ben'].map((holder) => ({ holder, heartbeat: 1 })) as [
      { holder: string; heartbeat: number },
      { holder: string; heartbeat: number },
    ];

    test('nobody holds a lease at first', async () => {
      expect(await store.read('a')).toBeUndefined();
    });

    test('of those who want a free one at once, one gets it', async () => {
      const wanted = Array.from({ length: 8 }, (_, n) => ({ holder: `h${n}`, heartbeat: 1 }));
      const got = await Promise.all(wanted.map((next) => store.replace('a', undefined, next)));
      expect(got.filter(Boolean)).toHaveLength(1);
      expect(await store.read('a')).toEqual(wanted[got.indexOf(true)]);
    });

    test('it changes hands only in place of what was seen', async () => {
      await store.replace('a', undefined, ann);
      expect(await store.replace('a', { ...ann, heartbeat: 0 }, ben)).toBe(false);
      expect(await store.replace('a', ann, { ...ann, heartbeat: 2 })).toBe(true);
      expect(await store.replace('a', ann, ben)).toBe(false);
      expect(await store.replace('a', { ...ann, heartbeat: 2 }, ben)).toBe(true);
      expect(await store.read('a')).toEqual(ben);
    });

    test('only its holder gives it up', async () => {
      await store.replace('a', undefined, ann);
      await store.release('a', 'ben');
      expect(await store.read('a')).toEqual(ann);
      await store.release('a', 'ann');
      expect(await store.read('a')).toBeUndefined();
    });

    test('several are held apart', async () => {
      await store.replace('a', undefined, ann);
      await store.replace('b', undefined, ben);
      expect([await store.read('a'), await store.read('b')]).toEqual([ann, ben]);
    });
  });
}
