import { beforeEach, describe, expect, test } from '@jest/globals';

import { CountedTextBudget } from './counted-text-budget.js';
import { MemoryRateLimiters } from './rate-limiters.js';

const PER_PORTAL = 30;
const tooMany = { code: 'TOO_MANY_REQUESTS', details: { retryAfter: expect.any(String) } };

describe('text messages', () => {
  let budget: CountedTextBudget;
  let sent: number;
  const number = (n: number): string => `+4917000000${n.toString().padStart(2, '0')}`;
  const spend = (phoneNumber: string, from: string | undefined, portalId = 'portal') =>
    budget.spend({ phoneNumber, from, portalId });

  beforeEach(() => {
    budget = new CountedTextBudget(new MemoryRateLimiters(), PER_PORTAL);
    sent = 0;
  });

  test('go to one number so many times, whoever asks', async () => {
    for (let n = 0; n < 3; n += 1) await spend(number(1), `192.0.2.${n}`);
    await expect(spend(number(1), '192.0.2.9')).rejects.toMatchObject(tooMany);
    await expect(spend(number(1), undefined)).rejects.toMatchObject(tooMany);
    await expect(spend(number(2), '192.0.2.9')).resolves.toBeUndefined();
  });

  test('are asked for from one address so many times, for whichever number', async () => {
    for (let n = 0; n < 10; n += 1) await spend(number(n), '192.0.2.1');
    await expect(spend(number(10), '192.0.2.1')).rejects.toMatchObject(tooMany);
    await expect(spend(number(10), '192.0.2.2')).resolves.toBeUndefined();
  });

  test('are caused by one portal so many times, for whichever number, from wherever', async () => {
    for (; sent < PER_PORTAL; sent += 1) await spend(number(sent), `192.0.2.${sent}`);
    await expect(spend(number(sent), '192.0.2.99')).rejects.toMatchObject(tooMany);
    await expect(spend(number(sent + 1), '192.0.2.99', 'other')).resolves.toBeUndefined();
  });

  test('are not counted by address where the network is trusted', async () => {
    for (let n = 0; n < 20; n += 1) await spend(number(n), undefined);
  });
});
