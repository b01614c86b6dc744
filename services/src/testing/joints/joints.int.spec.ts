import { expect, test } from '@jest/globals';

import { playable } from './cells.js';
import { playCell } from './play-cell.js';

/** Every so many; `npm run model -- joints` plays all of them. */
const EVERY = 97;
const sample = playable('').filter((_, index) => index % EVERY === 0);

test.each(sample.map((cell) => [cell.name, cell] as const))('%s', async (_name, cell) => {
  expect(await playCell(cell)).toEqual([]);
});
