import { describe, expect, test } from '@jest/globals';
import { type ContractContext, position } from './fixture.js';

/**
 * Tests the progress of the writing process in a store that several processes share; other stores
 * report none.
 */
export function progressContract({ subject, store }: ContractContext): void {
  describe('progress', () => {
    test('there is none at first, and then the last word counts', async () => {
      const { progress } = store();
      expect(await progress?.read()).toBeUndefined();
      await progress?.write({ position: position(7), stopped: ['people'] });
      await progress?.write({ position: position(6), stopped: [] });
      const last = { position: position(6), stopped: [] };
      expect(await progress?.read()).toEqual(progress && last);
    });

    test('another connection reads it', async () => {
      await store().progress?.write({ position: position(7), stopped: [] });
      const other = await subject().reopen?.();
      const notified = await other?.progress?.read();
      expect(notified).toEqual(other?.progress && { position: position(7), stopped: [] });
    });
  });
}
