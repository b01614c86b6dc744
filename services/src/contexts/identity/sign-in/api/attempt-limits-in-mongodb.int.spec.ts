import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';

import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { LastingEventLog } from '#platform/testing/lasting-stores.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import type { TestAppOptions } from '#platform/testing/test-app.js';
import { openTestNodes } from '#platform/testing/test-nodes.js';
import { Mail } from '#platform/operations/mail';
import { PublicAddress } from '#platform/operations/start';
import { MAIL_LIMITS, SIGN_IN_LIMITS } from '../adapters/attempt-limits.js';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';

const server = process.env.TEST_MONGODB_URL;

if (server) {
  describe('two nodes that count attempts in one MongoDB', () => {
    let url: string;
    let nodes: readonly [IdentityApp, IdentityApp];

    beforeEach(async () => {
      url = trialDatabase(server);
      const vault = new MemoryVault();
      const shared = {
        eventLog: new LastingEventLog(),
        clock: new ManualClock(),
        newId: new CountingId(),
        sharedBudgets: { mongoUrl: url },
      };
      nodes = [
        await bootIdentityApp({ ...shared, vault }),
        await bootIdentityApp({ ...shared, vault: new MemoryVault(vault) }),
      ];
      await nodes[0].member('ada.berger');
    });
    afterEach(async () => {
      for (const node of nodes) await node.close();
      await dropDatabase(url);
    });

    test('allow as many wrong passwords as one does, and then refuse the right one too', async () => {
      const signIn = (node: IdentityApp, password: string) =>
        node.call('POST /login', { body: { username: 'ada.berger', password } });
      await eventually('the other knows her', async () => {
        return (await signIn(nodes[1], PASSWORD)).status === 200;
      });
      const { attempts } = SIGN_IN_LIMITS.perTarget;
      const wrong = Array.from({ length: attempts + 6 }, (_, n) =>
        signIn(n % 2 === 0 ? nodes[0] : nodes[1], 'Wrong-1'),
      );
      const codes = (await Promise.all(wrong)).map(
        (answer) => (answer.body as { errors: { code: string } }).errors.code,
      );
      expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(attempts);
      expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(6);
      for (const node of nodes) expect((await signIn(node, PASSWORD)).status).toBe(429);
    });
  });

  test('a mail that another process could not send costs nothing on any node', async () => {
    const sharedBudgets = { mongoUrl: trialDatabase(server) };
    const open = (options: TestAppOptions) => bootIdentityApp({ ...options, sharedBudgets });
    let failures = 0;
    const nodes = await openTestNodes(open, async (options) => {
      const jobs = await open(options);
      jobs.app.get(PublicAddress, { strict: false }).announce('https://reception.example.org');
      jobs.app.get(Mail, { strict: false }).send = async () => {
        failures += 1;
        throw new Error('mail server down');
      };
      return jobs;
    });
    try {
      const { first, second } = nodes;
      await first.member('ada.berger');
      await eventually('the other knows her', async () => {
        const body = { username: 'ada.berger', password: PASSWORD };
        return (await second.call('POST /login', { body })).status === 200;
      });
      const forgot = (node: IdentityApp) =>
        node.call('POST /forgot-password', { body: { username: 'ada.berger' } });
      for (let n = 0; n < MAIL_LIMITS.perTarget.attempts + 2; n += 1) {
        const before = failures;
        const ask = async () => (await forgot(n % 2 === 0 ? first : second)).status;
        await eventually('the mail before is given back', async () => (await ask()) < 300);
        await eventually('the job fails', () => failures > before);
      }
    } finally {
      await nodes.close();
      await dropDatabase(sharedBudgets.mongoUrl);
    }
  });
} else {
  describe('nodes that count attempts in one MongoDB', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
}
