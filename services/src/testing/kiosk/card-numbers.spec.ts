import { expect, test } from '@jest/globals';

import { cardNumbersIn } from './card-numbers.js';

test.each([
  '{"card":"4111111111111"}',
  'KARTE 4111 1111 1111 1111',
  '6799-9989-0000-0060-018',
  '"00000000000000534111111111111111"',
  '67 99 99 89 00 00 06 00 18',
  '{"card":"179571328151411"}',
  'KARTE 1795 7132 8151 411',
  '{"card":4111111111111}',
])('a card number is found in %j', (text) => {
  expect(cardNumbersIn(text)).toHaveLength(1);
});

test.each([
  '"sequence":"0000000000000053"',
  '0000000000000053 0000000000000054',
  '41111111-1111-4111-8111-111111111111',
  '************1111',
  '2026-03-02T09:00:00.000Z',
  '{"from":1795713281514,"steps":[1795713282128,1795713282129]}',
  'mix-1795713281514.webm',
])('there is none in %j', (text) => {
  expect(cardNumbersIn(text)).toEqual([]);
});
