import { expect, test } from '@jest/globals';

import { isSameValue } from './same-value.js';

test.each([
  ['equal fields in another order', { a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 }],
  ['an absent field and an undefined one', { a: 1 }, { a: 1, b: undefined }],
  ['an undefined field and an absent one', { a: 1, b: undefined }, { a: 1 }],
  ['equal lists', ['a', 'b'], ['a', 'b']],
  ['a moment and its text', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['numbers that are none', { a: Number.NaN }, { a: Number.NaN }],
])('%s are the same', (_what, a, b) => {
  expect(isSameValue(a, b)).toBe(true);
});

test.each([
  ['another value deep inside', { a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
  ['a field more', { a: 1 }, { a: 1, b: null }],
  ['a field less', { a: 1, b: null }, { a: 1 }],
  ['another order of a list', ['a', 'b'], ['b', 'a']],
  ['a longer list', ['a'], ['a', undefined]],
  ['an empty list and an empty record', [], {}],
  ['null and an empty record', null, {}],
  ['a text and a number', '1', 1],
  ['another moment', { at: new Date(0) }, { at: new Date(1) }],
  ['a moment and an empty record', new Date(0), {}],
])('%s makes a difference', (_what, a, b) => {
  expect(isSameValue(a, b)).toBe(false);
});
