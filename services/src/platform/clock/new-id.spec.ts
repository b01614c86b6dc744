import { expect, test } from '@jest/globals';
import { validate, version } from 'uuid';

import { RandomId } from './new-id.js';

test('ids are UUIDs of version 7, each greater than the one before it, and of the time at hand', () => {
  const mint = new RandomId();
  const began = Date.now();
  const ids = Array.from({ length: 10_000 }, () => mint.next());
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect([...new Set(ids)].sort()).toEqual(ids);
  const msecs = ids.map((id) => parseInt(id.replaceAll('-', '').slice(0, 12), 16));
  expect(msecs[0]).toBeGreaterThanOrEqual(began);
  expect(msecs.at(-1)).toBeLessThanOrEqual(Date.now());
});

test('two mints do not mint the same', () => {
  const [one, other] = [new RandomId(), new RandomId()];
  const ids = Array.from({ length: 1_000 }, () => [one.next(), other.next()]).flat();
  expect(new Set(ids).size).toBe(2_000);
});
