import { beforeEach, expect, it } from '@jest/globals';

import { CHECK_LASTS_MS, isCheckDue, keepChecked } from './last-check.js';

beforeEach(() => localStorage.clear());

it('is due at first, after a long time, and where a clock went back', () => {
  expect(isCheckDue(localStorage, 5e12)).toBe(true);
  keepChecked(localStorage, 5e12);
  expect(isCheckDue(localStorage, 5e12 + CHECK_LASTS_MS - 1)).toBe(false);
  expect(isCheckDue(localStorage, 5e12 + CHECK_LASTS_MS)).toBe(true);
  expect(isCheckDue(localStorage, 5e12 - 1)).toBe(true);
});
