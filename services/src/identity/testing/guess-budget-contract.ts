import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { GuessBudgetLimits } from '../infra/guess-limits.js';
import type { GuessBudget } from '../ports/guess-budget.js';

/** A place where guesses are counted, empty. */
export interface GuessBudgetsUnderTest {
  budget(name: string, limits: GuessBudgetLimits): GuessBudget;
  /** Lets a moment of a few hundredths of a second pass. */
  pass(): Promise<void>;
  dispose(): Promise<void>;
}

const limits = {
  perTarget: { guesses: 5, seconds: 3600 },
  perAddress: { guesses: 8, seconds: 3600 },
};
const address = (n: number): string => `203.0.113.${n}`;
const refusal = { code: 'TOO_MANY_REQUESTS', details: { retryAfter: expect.any(String) } };

/** How many of many guesses at once were let through. Whatever is no refusal is a fault. */
export async function letThrough(guesses: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(guesses);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject(refusal);
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

/** What every budget of guesses holds, wherever it is counted. */
export function describeGuessBudgetContract(
  name: string,
  make: () => Promise<GuessBudgetsUnderTest>,
): void {
  describe(`the budget of guesses in ${name}`, () => {
    let made: GuessBudgetsUnderTest;
    let budget: GuessBudget;

    beforeEach(async () => {
      made = await make();
      budget = made.budget('test', limits);
    });
    afterEach(() => made.dispose());

    test('is counted before the guess is looked at, so that guesses at once gain nothing', async () => {
      const burst = Array.from({ length: 60 }, (_, n) => budget.spend('ada', address(n)));
      expect(await letThrough(burst)).toBe(5);
      await expect(budget.spend('ada', address(200))).rejects.toMatchObject(refusal);
    });

    test('is not widened by guessing at many targets from one address', async () => {
      const rotated = Array.from({ length: 60 }, (_, n) => budget.spend(`member ${n}`, address(1)));
      expect(await letThrough(rotated)).toBe(8);
    });

    test('is one of several, each for itself', async () => {
      const other = made.budget('other', { ...limits, perTarget: { guesses: 2, seconds: 3600 } });
      const bursts = [budget, other].map((one) =>
        letThrough(Array.from({ length: 20 }, (_, n) => one.spend('ada', address(n)))),
      );
      expect(await Promise.all(bursts)).toEqual([5, 2]);
    });

    test('says for how long to wait at most', async () => {
      const short = made.budget('short', { ...limits, perTarget: { guesses: 1, seconds: 60 } });
      await short.spend('ada', address(1));
      const refused: unknown = await short
        .spend('ada', address(1))
        .catch((error: unknown) => error);
      expect(refused).toMatchObject(refusal);
      const { retryAfter } = (refused as { details: { retryAfter: string } }).details;
      expect(retryAfter).toMatch(/^\d+$/);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(Number(retryAfter)).toBeLessThanOrEqual(60);
    });

    test('costs nothing for whoever is right', async () => {
      for (let n = 0; n < 30; n += 1) await (await budget.spend('ada', address(1))).wasRight();
      await expect(budget.spend('ada', address(1))).resolves.toBeDefined();
    });

    test('does not lock out an address that was right before', async () => {
      await (await budget.spend('ada', address(1))).wasRight();
      await letThrough(Array.from({ length: 60 }, (_, n) => budget.spend('ada', address(n + 2))));
      await expect(budget.spend('ada', address(250))).rejects.toMatchObject(refusal);
      await expect(budget.spend('ada', address(1))).resolves.toBeDefined();
      await expect(budget.spend('bob', address(250))).resolves.toBeDefined();
    });

    test('gives an address that was right before a budget, not a free pass', async () => {
      await (await budget.spend('ada', address(1))).wasRight();
      const guesses = Array.from({ length: 20 }, () => budget.spend('ada', address(1)));
      expect(await letThrough(guesses)).toBe(5);
    });

    test('comes back when its time is over', async () => {
      const short = made.budget('short', {
        perTarget: { guesses: 1, seconds: 1 },
        perAddress: { guesses: 1000, seconds: 3600 },
      });
      const isLetThrough = async (): Promise<boolean> =>
        short.spend('ada', address(1)).then(
          () => true,
          (error: unknown) => {
            expect(error).toMatchObject(refusal);
            return false;
          },
        );
      const until = Date.now() + 50_000;
      for (const expected of [true, false, true, false]) {
        while ((await isLetThrough()) !== expected) {
          if (Date.now() > until) throw new Error(`It was not ${String(expected)} in time`);
          if (expected) await made.pass();
        }
      }
    });
  });
}
