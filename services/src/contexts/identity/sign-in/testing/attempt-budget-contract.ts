import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { AttemptLimits } from '../adapters/attempt-limits.js';
import type { TrustingAttemptBudget } from '../ports/attempt-budget.js';

/** A place where attempts are counted, empty. */
export interface AttemptBudgetsUnderTest {
  budget(name: string, limits: AttemptLimits): TrustingAttemptBudget;
  /** Lets a moment of a few hundredths of a second pass. */
  pass(): Promise<void>;
  dispose(): Promise<void>;
}

const limits = {
  perTarget: { attempts: 5, seconds: 3600 },
  perAddress: { attempts: 8, seconds: 3600 },
};
const address = (n: number): string => `203.0.113.${n}`;
const failure = { code: 'TOO_MANY_REQUESTS', details: { retryAfter: expect.any(String) } };

/**
 * Counts how many of many attempts at once were let through. An attempt must fail with the expected
 * error only.
 */
export async function letThrough(attempts: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(attempts);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject(failure);
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

/** Describes the rules of every rate limit of attempts, for any store that counts it. */
export function describeAttemptBudgetContract(
  name: string,
  make: () => Promise<AttemptBudgetsUnderTest>,
): void {
  describe(`the rate limit of attempts in ${name}`, () => {
    let made: AttemptBudgetsUnderTest;
    let budget: TrustingAttemptBudget;

    beforeEach(async () => {
      made = await make();
      budget = made.budget('test', limits);
    });
    afterEach(() => made.dispose());

    test('is counted before the guess is looked at, so that attempts at once gain nothing', async () => {
      const burst = Array.from({ length: 60 }, (_, n) => budget.spend('ada', address(n)));
      expect(await letThrough(burst)).toBe(5);
      await expect(budget.spend('ada', address(200))).rejects.toMatchObject(failure);
    });

    test('is not widened by guessing at many targets from one address', async () => {
      const rotated = Array.from({ length: 60 }, (_, n) => budget.spend(`member ${n}`, address(1)));
      expect(await letThrough(rotated)).toBe(8);
    });

    test('costs its caller nothing where others have used it up', async () => {
      const strangers = Array.from({ length: 5 }, (_, n) => budget.spend('ada', address(n)));
      await Promise.all(strangers);
      for (let n = 0; n < 12; n += 1) {
        await expect(budget.spend('ada', address(77))).rejects.toMatchObject(failure);
      }
      const own = Array.from({ length: 8 }, (_, n) => budget.spend(`member ${n}`, address(77)));
      expect(await letThrough(own)).toBe(8);
    });

    test('is used up by one address for itself alone, where there is less for one', async () => {
      const pairs = made.budget('pairs', { ...limits, perPair: { attempts: 2, seconds: 3600 } });
      const guesses = Array.from({ length: 20 }, () => pairs.spend('ada', address(1)));
      expect(await letThrough(guesses)).toBe(2);
      await expect(pairs.spend('ada', address(2))).resolves.toBeDefined();
      await (await pairs.spend('ada', address(3))).wasRight();
    });

    test('is used up by one network for itself alone, where there is less for one', async () => {
      const perNetwork = { attempts: 3, seconds: 3600 };
      const networks = made.budget('networks', { ...limits, perNetwork });
      const of = (network: number, n: number) => networks.spend('ada', `198.51.${network}.${n}`);
      expect(await letThrough(Array.from({ length: 20 }, (_, n) => of(100, n)))).toBe(3);
      // A right attempt costs nothing, and its address no longer counts with its network.
      await (await of(101, 1)).wasRight();
      expect(await letThrough([2, 3].map((n) => of(101, n)))).toBe(2);
      await expect(of(101, 1)).resolves.toBeDefined();
    });

    test('holds an address that was right to a budget of its own, not to that of strangers', async () => {
      const perPair = { attempts: 2, seconds: 3600 };
      const perTrustedPair = { attempts: 3, seconds: 3600 };
      const pairs = made.budget('trusted pairs', { ...limits, perPair, perTrustedPair });
      const plain = made.budget('plain pairs', { ...limits, perPair });
      for (const [one, expected] of [
        [pairs, 3],
        [plain, 5],
      ] as const) {
        await (await one.spend('ada', address(1))).wasRight();
        const guesses = Array.from({ length: 20 }, () => one.spend('ada', address(1)));
        expect(await letThrough(guesses)).toBe(expected);
      }
    });

    test('is one of several, each for itself', async () => {
      const other = made.budget('other', { ...limits, perTarget: { attempts: 2, seconds: 3600 } });
      const bursts = [budget, other].map((one) =>
        letThrough(Array.from({ length: 20 }, (_, n) => one.spend('ada', address(n)))),
      );
      expect(await Promise.all(bursts)).toEqual([5, 2]);
    });

    test('says for how long to wait at most', async () => {
      const short = made.budget('short', { ...limits, perTarget: { attempts: 1, seconds: 60 } });
      await short.spend('ada', address(1));
      const refused: unknown = await short
        .spend('ada', address(1))
        .catch((error: unknown) => error);
      expect(refused).toMatchObject(failure);
      const { retryAfter } = (refused as { details: { retryAfter: string } }).details;
      expect(retryAfter).toMatch(/^\d+$/);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(Number(retryAfter)).toBeLessThanOrEqual(60);
    });

    test('costs nothing for whoever is right', async () => {
      for (let n = 0; n < 30; n += 1) await (await budget.spend('ada', address(1))).wasRight();
      await expect(budget.spend('ada', address(1))).resolves.toBeDefined();
    });

    test('costs nothing where nothing came of it, however often others were refused', async () => {
      const spent = [];
      for (let n = 0; n < 5; n += 1) spent.push(await budget.spend('ada', address(n)));
      const refused = Array.from({ length: 20 }, (_, n) => budget.spend('ada', address(n + 10)));
      expect(await letThrough(refused)).toBe(0);
      await spent[0]!.giveBack();
      const again = Array.from({ length: 20 }, (_, n) => budget.spend('ada', address(n + 30)));
      expect(await letThrough(again)).toBe(1);
      expect(await budget.trusts('ada', address(0))).toBe(false);
    });

    test('trusts an address that turns out to be right later, at this target', async () => {
      expect(await budget.trusts('ada', address(1))).toBe(false);
      await budget.trust('ada', address(1));
      expect(await budget.trusts('ada', address(1))).toBe(true);
      expect(await budget.trusts('bob', address(1))).toBe(false);
      expect(await budget.trusts('ada', address(2))).toBe(false);
      await letThrough(Array.from({ length: 60 }, (_, n) => budget.spend('ada', address(n + 2))));
      await expect(budget.spend('ada', address(1))).resolves.toBeDefined();
    });

    test('does not lock out an address that was right before', async () => {
      await (await budget.spend('ada', address(1))).wasRight();
      await letThrough(Array.from({ length: 60 }, (_, n) => budget.spend('ada', address(n + 2))));
      await expect(budget.spend('ada', address(250))).rejects.toMatchObject(failure);
      await expect(budget.spend('ada', address(1))).resolves.toBeDefined();
      await expect(budget.spend('bob', address(250))).resolves.toBeDefined();
    });

    test('gives an address that was right before a budget, not a free pass', async () => {
      await (await budget.spend('ada', address(1))).wasRight();
      const attempts = Array.from({ length: 20 }, () => budget.spend('ada', address(1)));
      expect(await letThrough(attempts)).toBe(5);
    });

    test('comes back when its time is over', async () => {
      const short = made.budget('short', {
        perTarget: { attempts: 1, seconds: 1 },
        perAddress: { attempts: 1000, seconds: 3600 },
      });
      const isLetThrough = async (): Promise<boolean> =>
        short.spend('ada', address(1)).then(
          () => true,
          (error: unknown) => {
            expect(error).toMatchObject(failure);
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
