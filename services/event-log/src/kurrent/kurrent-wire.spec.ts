import { afterAll, beforeAll } from '@jest/globals';
import { describeEventLogContract } from '../testing/index.js';
import { openKurrentEventLog } from './open-kurrent-event-log.js';
import { spawnStandIn, type SpawnedStandIn } from './testing/wire/index.js';

let server: SpawnedStandIn;
beforeAll(async () => {
  server = await spawnStandIn();
});
afterAll(() => server.end());

describeEventLogContract('KurrentEventLog by the official client on a stand-in', () => ({
  // The client waits that long before its first attempt, too.
  open: () => openKurrentEventLog({ url: `${server.url}&discoveryInterval=10` }),
  dispose: async () => undefined,
}));
