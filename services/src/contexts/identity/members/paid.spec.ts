import { expect, test } from '@jest/globals';

import { Rejected } from '#platform/cqrs';
import { writePaid } from './paid.js';

test.each([
  ['goes back where the write is refused', new Rejected('FORBIDDEN'), 1],
  ['stays where no one knows whether it was written', new Rejected('UNAVAILABLE'), 0],
  ['stays where a store fails', new Error('No answer'), 0],
])('a payment %s', async (_, fault, times) => {
  let given = 0;
  const paid = { giveBack: () => void (given += 1) };
  await expect(writePaid(paid, () => Promise.reject(fault))).rejects.toBe(fault);
  expect(given).toBe(times);
});

test('a payment stays for what was written', async () => {
  const paid = { giveBack: () => Promise.reject(new Error('Given back')) };
  expect(await writePaid(paid, async () => 'written')).toBe('written');
});
