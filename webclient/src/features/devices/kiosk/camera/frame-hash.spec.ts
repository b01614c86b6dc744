import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { hashOf, signOf } from './frame-hash.js';

const pictures = fc.uint8Array({ minLength: 4, maxLength: 64 });

it('is the same for the same picture, and another one where any point has changed', () => {
  fc.assert(
    fc.property(pictures, fc.nat(), fc.integer({ min: 1, max: 255 }), (picture, where, change) => {
      const other = Uint8Array.from(picture);
      const index = where % other.length;
      other[index] = (other[index] ?? 0) + change;
      expect(hashOf(Uint8Array.from(picture))).toBe(hashOf(picture));
      expect(hashOf(other)).not.toBe(hashOf(picture));
    }),
  );
});

it('has eight hexadecimal digits', () => {
  fc.assert(fc.property(pictures, (picture) => /^[0-9a-f]{8}$/.test(hashOf(picture))));
});

it('distinguishes a new picture that shows the same from one that is not new', () => {
  const hash = hashOf([0, 0, 0]);
  expect(signOf(hash, 1)).not.toBe(signOf(hash, 2));
  expect(signOf(hash, 2)).toBe(signOf(hash, 2));
  expect(signOf(hash, 2 ** 32 - 1)).toMatch(/^[0-9a-f]{16}$/);
});
