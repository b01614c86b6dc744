import { expect, test } from '@jest/globals';

import { fileAnswer } from './file-answer.js';

const content = new TextEncoder().encode('0123456789');
const asked = (range: string | undefined) => {
  const { body, status, headers } = fileAnswer(content, {}, range);
  return [status ?? 200, new TextDecoder().decode(body), headers['content-range'] ?? ''];
};

test.each([
  [undefined, 200, '0123456789', ''],
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=5-2', 200, '0123456789', ''],
  ['bytes=0-1,4-5', 200, '0123456789', ''],
  ['lines=0-3', 200, '0123456789', ''],
])('the range %s is answered with %s', (range, ...answer) => {
  expect(asked(range)).toEqual(answer);
});

test('a part behind the end is refused', () => {
  expect(() => asked('bytes=10-')).toThrow(
    expect.objectContaining({ code: 'RANGE_NOT_SATISFIABLE' }),
  );
  expect(() => asked('bytes=-0')).toThrow(
    expect.objectContaining({ code: 'RANGE_NOT_SATISFIABLE' }),
  );
});
