import { expect, test } from '@jest/globals';

import { playable } from './cells.js';
import { playCell } from './play-cell.js';

/** Every so many; `npm run model -- joints` plays all of them. */
const EVERY = 211;
/** Cells that were once wrong. */
const ONCE_WRONG = [
  'a colleague is asked x the agent is renamed',
  'in call x the agent becomes an auditor',
  'the call of a session x the owner loses all connections for good',
  'a planned meeting x the organizer is erased',
];
const sample = playable('').filter(
  ({ name }, index) => index % EVERY === 0 || ONCE_WRONG.includes(name),
);

test('cells that were once wrong are cells still', () => {
  expect(sample.map(({ name }) => name)).toEqual(expect.arrayContaining(ONCE_WRONG));
});

test.each(sample.map((cell) => [cell.name, cell] as const))('%s', async (_name, cell) => {
  expect(await playCell(cell)).toEqual([]);
});
