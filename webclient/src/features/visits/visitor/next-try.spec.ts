import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';

import { isOverload, nextTryInS } from './next-try.js';

describe('the next try', () => {
  const none = () => 0;

  test('comes when the server says, and later each time, up to a minute', () => {
    const waits = [0, 1, 2, 3, 9].map((before) => nextTryInS({ retryAfterS: 7 }, before, none));
    expect(waits).toEqual([7, 14, 28, 56, 60]);
  });

  test('is put off by chance', () => {
    expect(nextTryInS({ retryAfterS: 10 }, 0, () => 0.5)).toBe(13);
    expect(nextTryInS({ retryAfterS: undefined }, 0, () => 0.999)).toBe(8);
  });

  test('is only for a visitor who came when there were too many', () => {
    expect(isOverload(new ApiError('OVERLOADED', 'Later.', 503))).toBe(true);
    expect(isOverload(new ApiError('UNAVAILABLE', '', 503))).toBe(false);
    expect(isOverload(new Error('OVERLOADED'))).toBe(false);
  });
});
