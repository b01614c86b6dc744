import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { PublisherCheckpoints } from '../leases/index.js';

/** The contract of every store of publisher checkpoints. */
export function describePublisherCheckpoints(
  name: string,
  make: () => Promise<PublisherCheckpoints>,
): void {
  describe(`publisher checkpoints contract: ${name}`, () => {
    let notes: PublisherCheckpoints;
    beforeEach(async () => {
      notes = await make();
    });
    afterEach(() => notes.close());

    test('nothing is noted at first, and a turn does not change that', async () => {
      expect(await notes.read('kafka a')).toBeUndefined();
      await notes.begin('kafka a');
      expect(await notes.read('kafka a')).toBeUndefined();
    });

    test('the next turn finds what the last one noted', async () => {
      const turn = await notes.begin('kafka a');
      expect(await notes.write('kafka a', turn, '0000000007')).toBe(true);
      await notes.begin('kafka a');
      expect(await notes.read('kafka a')).toBe('0000000007');
    });

    test('a turn that is over notes nothing more', async () => {
      const first = await notes.begin('kafka a');
      await notes.write('kafka a', first, '0000000007');
      const second = await notes.begin('kafka a');
      expect(await notes.write('kafka a', second, '0000000009')).toBe(true);
      expect(await notes.write('kafka a', first, '0000000008')).toBe(false);
      expect(await notes.read('kafka a')).toBe('0000000009');
    });

    test('of turns that begin at once each has a number of its own, and one may note', async () => {
      const turns = await Promise.all(Array.from({ length: 8 }, () => notes.begin('kafka a')));
      expect(new Set(turns).size).toBe(8);
      const noted = [];
      for (const turn of turns) noted.push(await notes.write('kafka a', turn, '0000000001'));
      expect(noted.filter(Boolean)).toHaveLength(1);
    });

    test('several targets are held apart', async () => {
      const turn = await notes.begin('kafka a');
      await notes.begin('kafka b');
      await notes.write('kafka a', turn, '0000000007');
      expect(await notes.read('kafka b')).toBeUndefined();
    });
  });
}
