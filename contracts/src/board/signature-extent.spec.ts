import { expect, test } from '@jest/globals';

import { SignatureStrokes } from './signature.js';

const reads = (strokes: readonly (readonly (readonly [number, number])[])[]) =>
  SignatureStrokes.safeParse({ method: 'drawn', strokes });

test.each([
  ['a dot', [[[10, 10]]]],
  [
    'a dot that trembled',
    [
      [
        [10, 10],
        [10.4, 10.2],
      ],
    ],
  ],
  ['two dots on one place', [[[10, 10]], [[10, 10]]]],
] as const)('refuses %s as a signature, since it is seen by no one', (_name, strokes) => {
  expect(reads(strokes).error?.issues[0]?.message).toBe('BLANK');
});

test.each([
  [
    'a line',
    [
      [
        [10, 10],
        [30, 10],
      ],
    ],
  ],
  [
    'a cross of two strokes',
    [
      [
        [10, 10],
        [14, 18],
      ],
      [
        [14, 10],
        [10, 18],
      ],
    ],
  ],
  ['dots that lie apart', [[[10, 10]], [[20, 10]]]],
] as const)('takes %s as a signature', (_name, strokes) => {
  expect(reads(strokes).success).toBe(true);
});
