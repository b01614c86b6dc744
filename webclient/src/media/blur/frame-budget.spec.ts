import { expect, it } from '@jest/globals';

import { FrameBudget } from './frame-budget.js';

it('is kept where single frames are late, and not where most are', () => {
  const budget = new FrameBudget();
  const frames = (count: number, tookMs: number) =>
    Array.from({ length: count }, () => budget.keepsUp(tookMs));
  expect(frames(19, 30)).not.toContain(false);
  expect(frames(1, 2_000)).not.toContain(false);
  expect(frames(30, 250)).toContain(false);
});
