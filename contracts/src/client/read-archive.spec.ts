import { expect, test } from '@jest/globals';

import { makeFileCounter } from './read-archive.js';

test.each([1, 2, 3, 5, 100])('files are counted in pieces of %p bytes', (size) => {
  const text = 'PK\x03\x04one PK\x03 PPK\x03\x04two PK\x05\x06 PKPK\x03\x04';
  const bytes = new TextEncoder().encode(text);
  const count = makeFileCounter();
  let files = 0;
  for (let start = 0; start < bytes.length; start += size) {
    files = count(bytes.subarray(start, start + size));
  }
  expect(files).toBe(3);
});
