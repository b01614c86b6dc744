import { expect, it } from '@jest/globals';

import { initials } from './initials.js';

it.each([
  ['Anna Maria Berger', 'AB'],
  ['  öz  ', 'Ö'],
  ['Hans-Peter', 'HP'],
  ['𝒜da 李', '𝒜李'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
