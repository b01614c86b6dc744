import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eventually } from '#platform/testing/eventually.js';
import { SilentLog } from '#platform/testing/silent-log.js';
import { BrowserPeers } from '../testing/browser-peers.js';
import { janusToTestWith, startJanus, type JanusForTests } from '../testing/janus-for-tests.js';
import { TestParticipant } from '../testing/test-participant.js';
import type { RelaySignal } from '../relay-signal.js';
import type { JanusRelay } from '../janus/janus-relay.js';
import { RelayPool } from './relay-pool.js';

const program = await janusToTestWith();

if (program === undefined) {
  const missing = 'Janus is missing: two that replace each other are not tested';
  if (process.env.CI === 'true') test(missing, () => expect(program).toBeDefined());
  else test.skip(missing, () => undefined);
} else {
  describe('Two Janus', () => {
    let peers: BrowserPeers;
    let first: JanusForTests;
    let second: JanusForTests;

    beforeAll(async () => {
      peers = await BrowserPeers.open();
      [first, second] = [await startJanus(program), await startJanus(program)];
    });
    afterAll(async () => {
      await first.close();
      await second.close();
      await peers.close();
    });

    test('replace each other: one that hangs keeps nothing of a call that was moved', async () => {
      const pool = new RelayPool(
        [
          { name: 'janus-1', relay: first.relay },
          { name: 'janus-2', relay: second.relay },
        ],
        { log: new SilentLog(), graceMs: 500 },
      );
      const signals: RelaySignal[] = [];
      pool.onSignal((signal) => signals.push(signal));
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
        await eventually('it is moved', () => signals.some(({ type }) => type === 'moved'));
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
    });

    test('serve two nodes: each moves its own calls, and leaves those of the other alone', async () => {
      const node = async (one: JanusRelay, other: JanusRelay) => {
        const named = [
          { name: 'janus-1', relay: one },
          { name: 'janus-2', relay: other },
        ] as const;
        const pool = new RelayPool([...named], { log: new SilentLog(), graceMs: 500 });
        const callId = randomUUID();
        pool.open(callId);
        const join = () => new TestParticipant(pool, callId, async () => peers.make());
        const [visitor, agent] = [join(), join()];
        const meet = async () => {
          await visitor.publish();
          const asked = await agent.ask(visitor);
          const frames = () => agent.framesDecoded(asked);
          await eventually('pictures', async () => (await frames()) > 0);
          return frames;
        };
        const moves: string[] = [];
        pool.onSignal((signal) => signal.type === 'moved' && moves.push(signal.callId));
        const close = async () => {
          pool.end(callId);
          for (const each of [visitor, agent]) await each.close();
        };
        return { callId, meet, moves, close };
      };
      const here = await node(first.relay, second.relay);
      const there = await node(await first.anotherNode(), await second.anotherNode());
      for (const { meet } of [here, there]) await meet();
      // Each counts its own calls only, so that both begin with the first.
      expect((await first.census()).rooms).toBe(2);

      process.kill(first.janus.pid!, 'SIGSTOP');
      try {
        const moved = () => here.moves.length > 0 && there.moves.length > 0;
        await eventually('both are moved', moved);
      } finally {
        process.kill(first.janus.pid!, 'SIGCONT');
      }
      expect([here.moves, there.moves]).toEqual([[here.callId], [there.callId]]);
      await here.meet();
      const frames = await there.meet();
      await eventually('nothing is left', async () => (await first.census()).rooms === 0);
      expect((await second.census()).rooms).toBe(2);
      await here.close();
      await eventually('one is left', async () => (await second.census()).rooms === 1);
      const before = await frames();
      await eventually('its pictures go on', async () => (await frames()) > before + 20);
      await there.close();
    });
  });
}
