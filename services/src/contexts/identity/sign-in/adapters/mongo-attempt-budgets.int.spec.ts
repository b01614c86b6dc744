import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BreakableProxy, dropDatabase, trialDatabase } from '@foyer/projections/testing';
import { mongoAddress } from '@foyer/projections';
import fc from 'fast-check';
import { MongoClient } from 'mongodb';

import { errorAnswerOf } from '#platform/http/errors';
import { eventually } from '#platform/testing/eventually.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { describePaymentsContract } from '../testing/payments-contract.js';
import { describeAttemptBudgetContract, letThrough } from '../testing/attempt-budget-contract.js';
import { MongoAttemptBudgets } from './mongo-attempt-budgets.js';

const timeoutMs = 300;
const hour = (attempts: number) => ({ attempts, seconds: 3600 });
const wide = { perTarget: hour(50), perAddress: hour(50) };

test('attempts are refused, not accepted, if they cannot be counted', async () => {
  const parts = { vault: new MemoryVault(), clock: new ManualClock() };
  const url = 'mongodb://127.0.0.1:1/counts';
  const budgets = new MongoAttemptBudgets({ ...parts, url, timeoutMs });
  const attempt = budgets.budget('test', wide).spend('ada', '203.0.113.1');
  const fault: unknown = await attempt.catch((error: unknown) => error);
  expect(errorAnswerOf(fault)).toMatchObject({ code: 'UNAVAILABLE' });
  await budgets.onApplicationShutdown();
});

const server = process.env.TEST_MONGODB_URL;

/** A database of its own, and as many nodes that count in it as are asked for. */
function newDatabase(at: string) {
  const url = trialDatabase(at);
  const clock = new ManualClock();
  const vault = new MemoryVault();
  const nodes: MongoAttemptBudgets[] = [];
  const client = new MongoClient(url);
  return {
    url,
    clock,
    kept: () => client.db().collection<{ _id: string }>('_budgets').find({}).toArray(),
    node: (through = url): MongoAttemptBudgets => {
      const parts = { vault: new MemoryVault(vault), clock, url: through };
      const node = new MongoAttemptBudgets(through === url ? parts : { ...parts, timeoutMs: 600 });
      nodes.push(node);
      return node;
    },
    dispose: async (): Promise<void> => {
      for (const node of nodes) await node.onApplicationShutdown();
      await client.close();
      await dropDatabase(url);
    },
  };
}

if (server) {
  describeAttemptBudgetContract(`MongoDB on ${mongoAddress(server)?.hosts}`, async () => {
    const { node, clock, dispose } = newDatabase(server);
    const budgets = node();
    return {
      budget: (name, limits) => budgets.budget(name, limits),
      pass: async () => clock.advance(20),
      dispose,
    };
  });

  describePaymentsContract('MongoDB, with two nodes', async () => {
    const { node, dispose } = newDatabase(server);
    return { pays: node(), sends: node(), dispose };
  });

  describe('nodes that count in one MongoDB', () => {
    let database: ReturnType<typeof newDatabase>;

    beforeEach(() => {
      database = newDatabase(server);
    });
    afterEach(() => database.dispose());

    test('share each budget to the last guess, however they are asked at once', async () => {
      const nodes = [database.node(), database.node(), database.node()];
      const burst = fc.array(
        fc.record({ node: fc.nat(2), target: fc.nat(1), address: fc.nat(1) }),
        { maxLength: 40 },
      );
      let rounds = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 8 }),
          burst,
          burst,
          async (attempts, ...bursts) => {
            rounds += 1;
            const budgets = nodes.map((one) =>
              one.budget(`round ${rounds}`, { perTarget: hour(attempts), perAddress: hour(1000) }),
            );
            const spent = [0, 0];
            for (const all of bursts) {
              const through = await Promise.all(
                [0, 1].map((target) =>
                  letThrough(
                    all
                      .filter((one) => one.target === target)
                      .map(({ node, address }) =>
                        budgets[node]!.spend(`target ${target}`, `203.0.113.${address}`),
                      ),
                  ),
                ),
              );
              through.forEach((count, target) => (spent[target]! += count));
            }
            const tried = [0, 1].map(
              (target) => bursts.flat().filter((one) => one.target === target).length,
            );
            expect(spent).toEqual(tried.map((count) => Math.min(count, attempts)));
          },
        ),
        { numRuns: 15 },
      );
    }, 600_000);

    test('know on the one whom the other got to know, for a month', async () => {
      const limits = { perTarget: hour(2), perAddress: hour(50) };
      const [one, other] = [database.node(), database.node()].map((node) =>
        node.budget('test', limits),
      );
      await (await one!.spend('ada', '203.0.113.1')).wasRight();
      const fill = () => letThrough([2, 3, 4].map((n) => other!.spend('ada', `203.0.113.${n}`)));
      expect(await fill()).toBe(2);
      expect(await letThrough([other!.spend('ada', '203.0.113.1')])).toBe(1);
      database.clock.advance(31 * 24 * 3_600_000);
      expect(await fill()).toBe(2);
      expect(await letThrough([other!.spend('ada', '203.0.113.1')])).toBe(0);
    });

    test('keep no name and no address, and clear away what is over', async () => {
      const budget = database.node().budget('test', wide);
      await (await budget.spend('ada', '203.0.113.1')).wasRight();
      for (let n = 0; n < 5; n += 1) await budget.spend('ada', '203.0.113.1');
      const before = await database.kept();
      expect(before.length).toBe(11);
      expect(JSON.stringify(before)).not.toMatch(/ada|203\.0/);
      database.clock.advance(3 * 3_600_000);
      await budget.spend('ada', '203.0.113.1');
      // The trusted address stays, and the guess just made.
      while ((await database.kept()).length !== 3) await new Promise(setImmediate);
    });

    test('keep receipts without names, for as long as what they are for', async () => {
      const node = database.node();
      const payments = node.paymentsUnderWay();
      await payments.keep('mail to ada', await node.budget('test', wide).spend('ada', '::1'));
      expect(JSON.stringify(await database.kept())).not.toMatch(/ada|::1/);
      database.clock.advance(3 * 3_600_000);
      await node.budget('test', wide).spend('bob', '203.0.113.1');
      await eventually('only the guess just made is there', async () => {
        return (await database.kept()).length === 2;
      });
      await payments.giveBack('mail to ada');
      expect(await database.kept()).toHaveLength(2);
    });

    test.each(['cut', 'silence'] as const)(
      'let no guess through while the server is away by %s',
      async (way) => {
        const proxy = await BreakableProxy.before(database.url);
        const budget = database.node(proxy.through(database.url)).budget('test', wide);
        await budget.spend('ada', '203.0.113.1');
        proxy[way]();
        const fault: unknown = await budget.spend('ada', '203.0.113.1').catch((e: unknown) => e);
        expect(errorAnswerOf(fault)).toMatchObject({ code: 'UNAVAILABLE' });
        proxy.mend();
        const isCounted = () =>
          budget.spend('ada', '203.0.113.1').then(
            () => true,
            () => false,
          );
        await eventually('attempts are counted again', isCounted);
        await proxy.close();
      },
    );
  });
} else {
  describe('the rate limit of attempts on a real MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
}
