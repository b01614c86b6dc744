import { describe, expect, test } from '@jest/globals';

import { addressKey } from './address-key.js';
import { MemoryGuessBudget } from './memory-guess-budget.js';

const limits = {
  perTarget: { guesses: 5, seconds: 3600 },
  perAddress: { guesses: 8, seconds: 3600 },
};
const address = (n: number): string => `203.0.113.${n}`;
const refusal = { code: 'TOO_MANY_REQUESTS', details: { retryAfter: expect.any(String) } };

/** How many of many guesses at once were let through. */
async function letThrough(guesses: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(guesses);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

describe('the budget of guesses', () => {
  test('is counted before the guess is looked at, so that guesses at once gain nothing', async () => {
    const budget = new MemoryGuessBudget(limits);
    const burst = Array.from({ length: 100 }, (_, n) => budget.spend('ada', address(n)));
    expect(await letThrough(burst)).toBe(5);
    await expect(budget.spend('ada', address(200))).rejects.toMatchObject(refusal);
  });

  test('is not widened by guessing at many targets from one address', async () => {
    const budget = new MemoryGuessBudget(limits);
    const rotated = Array.from({ length: 100 }, (_, n) => budget.spend(`member ${n}`, address(1)));
    expect(await letThrough(rotated)).toBe(8);
  });

  test('says for how long to wait', async () => {
    const budget = new MemoryGuessBudget({ ...limits, perTarget: { guesses: 1, seconds: 60 } });
    await budget.spend('ada', address(1));
    await expect(budget.spend('ada', address(1))).rejects.toMatchObject({
      details: { retryAfter: '60' },
    });
  });

  test('costs nothing for whoever is right', async () => {
    const budget = new MemoryGuessBudget(limits);
    for (let n = 0; n < 50; n += 1) await (await budget.spend('ada', address(1))).wasRight();
    await expect(budget.spend('ada', address(1))).resolves.toBeDefined();
  });

  test('does not lock out an address that was right before', async () => {
    const budget = new MemoryGuessBudget(limits);
    await (await budget.spend('ada', address(1))).wasRight();
    await letThrough(Array.from({ length: 100 }, (_, n) => budget.spend('ada', address(n + 2))));
    await expect(budget.spend('ada', address(250))).rejects.toMatchObject(refusal);
    await expect(budget.spend('ada', address(1))).resolves.toBeDefined();
  });

  test('gives an address that was right before a budget, not a free pass', async () => {
    const budget = new MemoryGuessBudget(limits);
    await (await budget.spend('ada', address(1))).wasRight();
    const guesses = Array.from({ length: 20 }, () => budget.spend('ada', address(1)));
    expect(await letThrough(guesses)).toBe(5);
  });

  test('comes back when its time is over', async () => {
    const budget = new MemoryGuessBudget({
      perTarget: { guesses: 1, seconds: 1 },
      perAddress: { guesses: 1000, seconds: 3600 },
    });
    await budget.spend('ada', address(1));
    const refused = await budget.spend('ada', address(2)).catch((error: unknown) => error);
    expect(refused).toMatchObject(refusal);
    const started = Date.now();
    for (;;) {
      const again = await budget.spend('ada', address(3)).catch(() => undefined);
      if (again) break;
      if (Date.now() - started > 5000) throw new Error('still locked out');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
});

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['no address', 'no address'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
