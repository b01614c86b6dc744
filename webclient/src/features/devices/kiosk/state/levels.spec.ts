import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { levelOf, LEVELS, louder, VOLUMES } from './levels.js';

it('moves the volume by tenths, between nothing and all', () => {
  expect(louder(0.7, 1)).toBe(0.8);
  expect(louder(0.1, -1)).toBe(0);
  expect(louder(0, -1)).toBe(0);
  expect(louder(1, 1)).toBe(1);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(-1, 1)), (steps) => {
      const volume = steps.reduce(louder, 0.5);
      expect(Number.isInteger(Math.round(volume * 1e9) / 1e8)).toBe(true);
      expect(volume >= 0 && volume <= 1).toBe(true);
    }),
  );
});

it('knows which level a volume belongs to', () => {
  for (const level of LEVELS) expect(levelOf(VOLUMES[level])).toBe(level);
  expect(levelOf(0)).toBe('low');
  expect(levelOf(0.6)).toBe('medium');
});
