import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EventLog } from '@foyer/event-log';
import { openKurrentEventLog } from '@foyer/event-log/kurrent';
import { spawnTestDouble, type SpawnedTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { sampleEvents } from '@foyer/event-log/testing';
import { databaseAt } from '@foyer/projections';
import { dropDatabase } from '@foyer/projections/testing';

import { eventually } from '#platform/testing/eventually.js';
import type { PublisherHealth } from '#platform/eventing/publisher';
import { spawnServer, type SpawnedServer } from '#platform/testing/spawned-server.js';
import { HeardStreams } from '../testing/heard-streams.js';

/** Longer than a lease that no one renews is waited for, also where much else is done. */
const TAKEN_OVER_WITHIN_MS = 60_000;
const STREAMS = ['a', 'b', 'c', 'd', 'e'].map((name) => `sample-${name}`);

const { TEST_MONGODB_URL: mongo, TEST_KAFKA_URL: kafka } = process.env;

if (mongo && kafka) {
  describe('Two publishers that share no disk', () => {
    const prefix = `publishers-${randomUUID()}`;
    const database = databaseAt(mongo, prefix);
    const publishers: SpawnedServer[] = [];
    let folder: string;
    let testDouble: SpawnedTestDouble;
    let log: EventLog;
    let written = 0;
    let isWriting = true;
    let writing: Promise<void>;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'foyer-publishers-'));
      testDouble = await spawnTestDouble();
      log = await openKurrentEventLog({ url: testDouble.url });
      writing = write();
    });
    afterAll(async () => {
      isWriting = false;
      await writing;
      // A stopped process reacts to no other signal.
      for (const node of publishers) await node.end('SIGKILL');
      await log.close();
      await testDouble.end();
      await dropDatabase(database);
      await rm(folder, { recursive: true, maxRetries: 5 });
    });

    /** Something happens all the time, in several streams. */
    const write = async (): Promise<void> => {
      for (let n = 0; isWriting; n += 1) {
        const stream = STREAMS[n % STREAMS.length] ?? '';
        const events = sampleEvents(1 + (n % 3));
        await log.append([{ stream, expectedRevision: 'any', events }]);
        written += events.length;
        await delay(10);
      }
    };
    const begin = async (name: string): Promise<SpawnedServer> => {
      const node = await spawnServer({
        FOYER_DATA: join(folder, name),
        ROLES: 'relay',
        EVENT_LOG_URL: testDouble.url,
        READ_STORE_URL: database,
        RELAY_URL: `${kafka}/${prefix}`,
      });
      publishers.push(node);
      return node;
    };
    const healthOf = async ({ origin }: SpawnedServer): Promise<PublisherHealth> => {
      const response = await fetch(`${origin}/health/ready`);
      const { parts } = (await response.json()) as {
        parts: { relay: { detail: PublisherHealth } };
      };
      return parts.relay.detail;
    };
    const stateOf = async (node: SpawnedServer) => (await healthOf(node)).state;
    /** It has its turn, and has handed something over. */
    const isAtWork = async (node: SpawnedServer): Promise<boolean> => {
      const { state, position } = await healthOf(node);
      return (state === 'current' || state === 'catching-up') && position !== undefined;
    };
    const standsBy = async (node: SpawnedServer): Promise<boolean> =>
      (await stateOf(node)) === 'standby';
    const until = (what: string, holds: () => Promise<boolean>) =>
      eventually(what, holds, TAKEN_OVER_WITHIN_MS);

    test('lose nothing and keep each stream in order, though one is killed and one stopped for a while', async () => {
      const first = await begin('first');
      await until('the first one is at work', () => isAtWork(first));
      const heard = await HeardStreams.listen(kafka, [`${prefix}.other`]);
      const second = await begin('second');
      await until('something was told', async () => heard.count > 0);
      expect(await stateOf(second)).toBe('standby');

      await first.end('SIGKILL');
      await until('the second one takes over', () => isAtWork(second));
      const third = await begin('first');
      expect(await stateOf(third)).toBe('standby');

      second.process.kill('SIGSTOP');
      await until('the third one takes over', () => isAtWork(third));
      const known = heard.count;
      await until('it tells what happens', async () => heard.count > known);
      second.process.kill('SIGCONT');
      await until('who was stopped stands by', () => standsBy(second));
      await until('the third one goes on', () => isAtWork(third));

      expect(await third.end('SIGTERM')).toBe(0);
      await until('the second one has its turn again', () => isAtWork(second));
      isWriting = false;
      await writing;
      await until('everything is told', async () => heard.count >= written);
      await heard.stop();
      expect([heard.count, heard.outOfOrder]).toEqual([written, []]);
    }, 300_000);
  });
} else {
  describe('Two publishers that share no disk', () => {
    test.todo('were not tried: TEST_MONGODB_URL and TEST_KAFKA_URL do not both name a server');
  });
}
