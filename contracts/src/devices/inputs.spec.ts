import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { Brightness, Resolution, Volume } from './equipment.js';
import { DEVICE_KEY_ALPHABET, DEVICE_KEY_LENGTH, DeviceKey, printDeviceKey } from './key.js';
import { Picture } from './picture.js';
import { DEVICE_PICTURE_MAX } from './limits.js';

describe('a volume', () => {
  test.each(Array.from({ length: 11 }, (_, step) => step / 10))('of %d is one', (volume) => {
    expect(Volume.safeParse(volume).success).toBe(true);
  });
  test.each([0.30000000000000004, 0.7999999999999999])('of %d is one, rounded badly', (volume) => {
    expect(Volume.safeParse(volume).success).toBe(true);
  });
  test.each([-0.1, 1.1, 0.75, 0.05, NaN, '0.7', null])('of %p is none', (volume) => {
    expect(Volume.safeParse(volume).success).toBe(false);
  });
});

test.each([0.3, 0.6, 1])('%d is a brightness', (level) => {
  expect(Brightness.safeParse(level).success).toBe(true);
});
test.each([0, 0.5, 0.9, 2, '1'])('%p is no brightness', (level) => {
  expect(Brightness.safeParse(level).success).toBe(false);
});

test.each(['320x240', '1280x720', '3840x2160'])('%s is a resolution', (text) => {
  expect(Resolution.safeParse(text).success).toBe(true);
});
test.each(['1280', '1280X720', '1280x', 'x720', '0x720', '1280x720x1', '1280 x 720', '-1x5'])(
  '%s is no resolution',
  (text) => {
    expect(Resolution.safeParse(text).success).toBe(false);
  },
);

describe('a key', () => {
  const keys = fc
    .array(fc.constantFrom(...DEVICE_KEY_ALPHABET.split('')), {
      minLength: DEVICE_KEY_LENGTH,
      maxLength: DEVICE_KEY_LENGTH,
    })
    .map((characters) => characters.join(''));

  test('is the same however it is typed', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(DeviceKey.parse(printDeviceKey(key))).toBe(key);
        expect(DeviceKey.parse(` ${key.toLowerCase()} `)).toBe(key);
        expect(DeviceKey.parse(key.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(key);
      }),
    );
  });

  test.each(['', 'ABCD', '0'.repeat(31), '0'.repeat(33), `${'0'.repeat(31)}!`, '0'.repeat(200)])(
    'is not %p',
    (text) => {
      expect(DeviceKey.safeParse(text).success).toBe(false);
    },
  );
});

test.each([
  'data:image/png;base64,AAAA',
  'data:image/jpeg;base64,<svg>',
  'https://example.org/a.jpg',
  `data:image/jpeg;base64,${'A'.repeat(DEVICE_PICTURE_MAX)}`,
])('a picture is not %.40s', (text) => {
  expect(Picture.safeParse(text).success).toBe(false);
});
