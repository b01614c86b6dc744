import { describe, expect, test } from '@jest/globals';

import { shareText, uptimeText } from './figures.js';

describe('the figures of a device', () => {
  test.each([
    [null, '–'],
    [59, '0 min'],
    [3_599, '59 min'],
    [3_600, '1 h 0 min'],
    [90_000, '1 d 1 h'],
  ])('an uptime of %p seconds is %p', (seconds, text) => {
    expect(uptimeText(seconds)).toBe(text);
  });

  test('a share is a percentage', () => {
    expect(shareText(0.426, 'en')).toBe('43%');
    expect(shareText(null, 'en')).toBe('–');
  });
});
