import { expect, test } from '@jest/globals';

import { fieldsAt, isApart, pathsToAsk } from './apart.js';

const NONE: readonly string[] = [];

test.each([
  ['other fields', { name: 'A' }, { city: 'B' }, ['city'], true],
  ['other fields that no refusal names', { name: 'A' }, { city: 'B' }, NONE, true],
  ['nothing at all', { name: 'A' }, { revision: 9 }, NONE, true],
  ['the same field', { name: 'A' }, { name: 'B' }, ['name'], false],
  ['the same field and another', { name: 'A' }, { name: 'B', city: 'C' }, ['city'], false],
  ['another field of a group', { g: { a: 1 } }, { g: { b: 2 } }, ['g.b'], true],
  ['the same field of a group', { g: { a: 1 } }, { g: { a: 2 } }, ['g.a'], false],
  ['a group that is saved as a whole', { g: null }, { g: { a: 2 } }, ['g'], false],
  ['a group that the refusal names as a whole', { g: { a: 1 } }, { g: { b: 2 } }, ['g'], false],
  ['the same list', { ids: ['a'] }, { ids: ['b'] }, ['ids'], false],
  ['the same field, named from further up', { a: 1 }, { b: 2 }, ['settings.a'], false],
  ['what looks the same, as secrets do', { name: 'A' }, {}, ['clientSecret'], false],
  ['other fields, while a secret is typed', { bindPW: 'x' }, { city: 'B' }, ['city'], false],
  ['other fields, while a secret is removed', { bindPW: '' }, { city: 'B' }, ['city'], false],
  ['names that only begin alike', { name: 'A' }, { nameShown: 'B' }, ['nameShown'], true],
])('changes of others in %s are taken in without a question: %#', (_, mine, theirs, named, is) => {
  expect(isApart(mine, theirs, named)).toBe(is);
});

test('a question is about the fields that both changed, or about all of theirs', () => {
  expect(pathsToAsk({ a: 1, g: { b: 2 } }, ['a', 'g.b', 'g.c', 'd'])).toEqual(['a', 'g.b']);
  expect(pathsToAsk({ bindPW: 'x' }, ['a', 'd'])).toEqual(['a', 'd']);
});

test('of fields those at some paths are found, also within groups', () => {
  expect(fieldsAt({ a: 1, g: { b: 2, c: 3 }, d: [4] }, ['g.c', 'd'])).toEqual({
    g: { c: 3 },
    d: [4],
  });
});
