import { describe, expect, test } from '@jest/globals';

import { PhoneNumbers } from './index.js';

describe('phone numbers', () => {
  const numbers = new PhoneNumbers(['+49', '+41', '+1212']);

  test.each([
    ['0170 1234567', '+491701234567'],
    ['+49 170 123 4567', '+491701234567'],
    ['0049 (0)170/1234-567', '+491701234567'],
    ['+41 79 123 45 67', '+41791234567'],
    ['+1 212 555 0123', '+12125550123'],
  ])('%s is %s', (written, number) => {
    expect(numbers.read(written)).toBe(number);
  });

  test.each(['', 'Vera', '110', '+49 30 1234567', '+49 170 123', '+999 170 1234567'])(
    '%s gets no text message',
    (written) => {
      expect(numbers.read(written)).toBeUndefined();
    },
  );

  test('are texted only where they begin as allowed', () => {
    expect(numbers.isAllowed('+491701234567')).toBe(true);
    expect(numbers.isAllowed('+12125550123')).toBe(true);
    expect(numbers.isAllowed('+18765550123')).toBe(false);
    expect(numbers.isAllowed('+33612345678')).toBe(false);
  });
});
