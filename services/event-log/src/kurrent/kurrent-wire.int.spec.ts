import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeEventLogContract } from '../testing/index.js';
import { openKurrentEventLog } from './open-kurrent-event-log.js';
import { spawnTestDouble, type SpawnedTestDouble } from './testing/wire/index.js';

describe.each([
  { version: 'KurrentDB', lacksSessions: false },
  { version: 'EventStoreDB', lacksSessions: true },
])('By the official client, on a test double for $version', ({ lacksSessions }) => {
  let server: SpawnedTestDouble;
  beforeAll(async () => {
    server = await spawnTestDouble({ lacksSessions });
  });
  afterAll(() => server.end());
  // The client waits that long before its first attempt, too.
  const open = () => openKurrentEventLog({ url: `${server.url}&discoveryInterval=10` });

  it('the event log knows whether it can append to several streams at once', async () => {
    const log = await open();
    expect(await log.appendsToSeveral()).toBe(!lacksSessions);
    await log.close();
  });

  const traits = { durable: true, appendsToSeveral: !lacksSessions };
  const fixture = { open, dispose: async () => undefined };
  describeEventLogContract('KurrentEventLog', () => fixture, traits);
});
