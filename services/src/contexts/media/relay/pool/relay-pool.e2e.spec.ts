import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';

import { eventually } from '../../../../platform/testing/eventually.js';
import { SilentLog } from '../../../../platform/testing/silent-log.js';
import { launchChromium } from '../testing/browser.js';
import { BrowserPeers } from '../testing/browser-peers.js';
import { janusToTestWith, startJanus, type JanusForTests } from '../testing/janus-for-tests.js';
import { TestParticipant } from '../testing/test-participant.js';
import type { RelaySignal } from '../relay-signal.js';
import { RelayPool } from './relay-pool.js';

const program = await janusToTestWith();

if (program === undefined) {
  const missing = 'Janus is missing: two that stand in for each other are not tested';
  if (process.env.CI === 'true') test(missing, () => expect(program).toBeDefined());
  else test.skip(missing, () => undefined);
} else {
  describe('Two Janus', () => {
    let browser: Browser;
    let peers: BrowserPeers;
    let first: JanusForTests;
    let second: JanusForTests;

    beforeAll(async () => {
      browser = await launchChromium();
      peers = await BrowserPeers.open(browser);
      [first, second] = [await startJanus(program), await startJanus(program)];
    }, 60_000);
    afterAll(async () => {
      await first.close();
      await second.close();
      await browser.close();
    }, 60_000);

    test('stand in for each other: one that hangs keeps nothing of a call that was moved', async () => {
      const pool = new RelayPool(
        [
          { name: 'janus-1', relay: first.relay },
          { name: 'janus-2', relay: second.relay },
        ],
        { log: new SilentLog(), graceMs: 500 },
      );
      const signals: RelaySignal[] = [];
      pool.listen((signal) => signals.push(signal));
      const callId = randomUUID();
      pool.open(callId);
      const join = () => new TestParticipant(pool, callId, async () => peers.make());
      const [visitor, agent] = [join(), join()];
      const meet = async () => {
        await visitor.publish();
        const asked = await agent.ask(visitor);
        await eventually('pictures', async () => (await agent.framesDecoded(asked)) > 0);
      };
      await meet();
      expect(await second.census()).toMatchObject({ rooms: 0 });

      const { pid } = first.janus;
      process.kill(pid!, 'SIGSTOP');
      try {
        await eventually('it is moved', () => signals.some(({ type }) => type === 'moved'), 6_000);
        await meet();
        expect(await second.census()).toMatchObject({ rooms: 1 });
      } finally {
        process.kill(pid!, 'SIGCONT');
      }
      await eventually('it is back', () => signals.at(-1)?.type === 'restored');
      expect(signals.at(-1)).toEqual({ type: 'restored', callIds: [] });
      await eventually('nothing is left there', async () => {
        const { handles, rooms } = await first.census();
        return handles === 1 && rooms === 0;
      });
      expect(pool.reports.map(({ calls }) => calls)).toEqual([0, 1]);
      expect([...visitor.failures, ...agent.failures]).toEqual([]);
      pool.end(callId);
      await visitor.close();
      await agent.close();
    }, 60_000);
  });
}
