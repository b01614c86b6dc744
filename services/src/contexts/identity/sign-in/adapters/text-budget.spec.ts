import { beforeEach, describe, expect, test } from '@jest/globals';

import type { Paid } from '../../members/paid.js';
import { TextBudget } from './text-budget.js';
import { MemoryAttemptBudgets } from './attempt-budgets.js';

const PER_PORTAL = 60;
const tooMany = { code: 'TOO_MANY_REQUESTS', details: { retryAfter: expect.any(String) } };
const portalId = 'portal';
const paid = { giveBack: expect.any(Function) };

describe('text messages', () => {
  let budget: TextBudget;
  let asked = 0;
  /**
   * Pays for a message, by default to a new number. `askTimes` counts how many such payments
   * succeed.
   */
  const ask = (from: string | undefined, more: object = {}): Promise<Paid> => {
    asked += 1;
    const phoneNumber = `+49170${asked.toString().padStart(7, '0')}`;
    const once = `code ${asked}`;
    return budget.payCode({ phoneNumber, from, portalId, once, invitation: undefined, ...more });
  };
  const askTimes = async (times: number, from: (n: number) => string, more: object = {}) => {
    let through = 0;
    for (let n = 0; n < times; n += 1) {
      await ask(from(n), more).then(
        () => (through += 1),
        (error: unknown) => expect(error).toMatchObject(tooMany),
      );
    }
    return through;
  };
  const network = (n: number): string => `203.0.${n}.1`;
  const phoneNumber = '+491701111111';

  beforeEach(() => {
    budget = new TextBudget(new MemoryAttemptBudgets(), PER_PORTAL);
  });

  test('go to one number a limited number of times for all senders, and fewer times from one address', async () => {
    expect(await askTimes(5, () => network(1), { phoneNumber })).toBe(3);
    expect(await askTimes(5, (n) => network(n + 2), { phoneNumber })).toBe(2);
    await expect(ask(undefined, { phoneNumber })).rejects.toMatchObject(tooMany);
    await expect(ask(network(9))).resolves.toMatchObject(paid);
  });

  test('still go to a number from where it was proved, while others use it up', async () => {
    await budget.proved({ phoneNumber, from: network(1), portalId });
    expect(await askTimes(9, (n) => network(n + 2), { phoneNumber })).toBe(5);
    expect(await askTimes(9, () => network(1), { phoneNumber })).toBe(3);
  });

  test('are limited for one address, for all numbers together', async () => {
    const atOne = await askTimes(20, () => network(1));
    expect(atOne).toBe(1 + Math.floor(PER_PORTAL / 8));
    expect(await askTimes(20, () => network(1), { portalId: 'other' })).toBe(10 - atOne);
    await expect(ask(network(2))).resolves.toMatchObject(paid);
  });

  test('are limited for one portal, for all numbers and addresses together', async () => {
    for (let n = 0; n < PER_PORTAL; n += 1) await ask(undefined);
    await expect(ask(undefined)).rejects.toMatchObject(tooMany);
    await expect(ask(undefined, { portalId: 'other' })).resolves.toMatchObject(paid);
  });

  test('are left for others where a few networks ask for all they can', async () => {
    const ofSix = await askTimes(120, (n) => `203.0.${n % 6}.${n}`);
    expect(ofSix).toBe(6 + Math.floor(PER_PORTAL / 8));
    const ofIpv6 = await askTimes(60, (n) => `2001:db8:1:${n.toString(16)}`);
    expect(ofIpv6).toBe(1);
    expect(await askTimes(10, (n) => `198.51.${n}.1`)).toBe(10);
  });

  test('are left for who is known at the portal where any number of networks ask', async () => {
    await budget.proved({ phoneNumber, from: '192.0.2.1', portalId });
    expect(await askTimes(200, (n) => network(n))).toBe(PER_PORTAL / 2);
    // From the address, with the number from elsewhere, and by an invitation.
    await expect(ask('192.0.2.1')).resolves.toMatchObject(paid);
    await expect(ask('198.51.100.1', { phoneNumber })).resolves.toMatchObject(paid);
    expect(await askTimes(9, (n) => `192.0.${n}.3`, { invitation: 'to Ada' })).toBe(3);
    await expect(ask('198.51.100.1')).rejects.toMatchObject(tooMany);
    await expect(ask('192.0.2.1', { portalId: 'other' })).resolves.toMatchObject(paid);
  });

  test('are paid for once where the same one is asked for at once', async () => {
    const once = 'the same';
    const same = Array.from({ length: 4 }, () => ask(network(1), { phoneNumber, once }));
    const answers = await Promise.allSettled(same);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await askTimes(5, () => network(1), { phoneNumber })).toBe(2);
  });

  test('cost nothing where they are not sent, or refused by the portal', async () => {
    for (let n = 0; n < 12; n += 1) {
      const one = await ask(network(1), { phoneNumber, once: 'again and again' });
      await one.giveBack();
    }
    await askTimes(200, (n) => network(n + 2));
    expect(await askTimes(9, () => network(1), { phoneNumber })).toBe(0);
    expect(await askTimes(9, () => network(1), { phoneNumber, portalId: 'other' })).toBe(3);
  });

  describe('with a link back to a place', () => {
    const link = (once: string, more: object = {}) =>
      budget.payLink({ phoneNumber, portalId, once, ...more });

    test('are paid for when they are sent, once each, and take no codes from a number', async () => {
      for (let n = 0; n < 8; n += 1) {
        await budget.askForLink({ phoneNumber, portalId, from: network(1) });
      }
      for (const once of ['one', 'two', 'two', 'three', 'one']) await link(once);
      await expect(link('four')).rejects.toMatchObject(tooMany);
      const asks = budget.askForLink({ phoneNumber, portalId, from: network(2) });
      await expect(asks).rejects.toMatchObject(tooMany);
      expect(await askTimes(5, (n) => network(n), { phoneNumber })).toBe(5);
    });

    const asksForLink = (from: string, portal = portalId) =>
      budget.askForLink({ phoneNumber: `+49171${(asked += 1)}`, portalId: portal, from });

    test('are limited for one address, and refused ones are not counted', async () => {
      for (let n = 0; n < 10; n += 1) await asksForLink(network(1), `portal ${n}`);
      await expect(asksForLink(network(1), 'other')).rejects.toMatchObject(tooMany);
      for (let n = 0; n < 20; n += 1) await (await asksForLink(network(2))).giveBack();
      await expect(asksForLink(network(2))).resolves.toMatchObject(paid);
    });

    test('are asked for from a few networks without taking them from others', async () => {
      const asking = Array.from({ length: 40 }, (_, n) => () => asksForLink(`203.0.${n % 5}.${n}`));
      let through = 0;
      for (const asks of asking) {
        await asks().then(
          () => (through += 1),
          () => undefined,
        );
      }
      expect(through).toBe(5 + Math.floor(PER_PORTAL / 8));
      await expect(asksForLink(network(9))).resolves.toMatchObject(paid);
      await expect(asksForLink(network(1), 'other')).resolves.toMatchObject(paid);
    });

    test('take a quarter of what a portal may cause, and leave the rest for codes', async () => {
      let sent = 0;
      for (let n = 0; n < PER_PORTAL; n += 1) {
        const paying = link(`link ${n}`, { phoneNumber: `+49172${n}` });
        await paying.then(
          () => (sent += 1),
          () => undefined,
        );
      }
      expect(sent).toBe(PER_PORTAL / 4);
      const codes = Math.ceil((PER_PORTAL * 3) / 8);
      expect(await askTimes(codes, (n) => network(n))).toBe(codes);
    });

    test('are left where codes use up all that they may', async () => {
      await askTimes(200, (n) => network(n));
      for (let n = 0; n < PER_PORTAL / 4; n += 1) {
        await asksForLink(`198.51.${n}.1`);
        await link(`link ${n}`, { phoneNumber: `+49172${n}` });
      }
    });

    test('leave codes for newcomers and for who is known, also where five who are known ask for all', async () => {
      const addresses = [1, 2, 3, 4, 5].map(network);
      await budget.proved({ phoneNumber, from: '192.0.2.1', portalId });
      for (const [n, from] of addresses.entries()) {
        await budget.proved({ phoneNumber: `+4915100${n}`, from, portalId });
      }
      for (let n = 0; n < 60; n += 1) {
        const from = addresses[n % 5] ?? '';
        const to = { phoneNumber: `+49160${n}`, portalId };
        await budget
          .askForLink({ ...to, from })
          .then(() => budget.payLink({ ...to, once: `${n}` }))
          .catch(() => undefined);
      }
      await askTimes(60, (n) => addresses[n % 5] ?? '');
      for (const [n, from] of addresses.entries()) {
        await askTimes(9, () => from, { phoneNumber: `+4915100${n}` });
      }
      await expect(ask('192.0.2.1', { phoneNumber })).resolves.toMatchObject(paid);
      await expect(ask('198.51.100.1', { phoneNumber })).resolves.toMatchObject(paid);
      expect(await askTimes(15, (n) => `198.18.${n}.1`)).toBe(15);
    });
  });
});
