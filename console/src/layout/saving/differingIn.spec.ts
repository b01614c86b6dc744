import { expect, test } from '@jest/globals';

import { differingIn } from './valueInWords.js';

const mine = { keep: 'years', years: 10, call: { tone: 1, volume: 0.2 }, ids: ['a'] };

test('a conflict lists only the fields that differ, those of a group by their own paths', () => {
  const theirs = { ...mine, years: 5, call: { tone: 1, volume: 0.6 }, ids: ['a', 'b'] };
  const paths = ['keep', 'years', 'call', 'ids'];
  expect(differingIn(paths, mine, theirs)).toEqual(['years', 'call.volume', 'ids']);
});

test('a conflict about equal values still lists its fields', () => {
  expect(differingIn(['keep', 'call'], mine, mine)).toEqual(['keep', 'call.tone', 'call.volume']);
});
