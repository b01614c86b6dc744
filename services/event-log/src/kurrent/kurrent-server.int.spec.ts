import { describe, it } from '@jest/globals';
import { describeEventLogContract } from '../testing/index.js';
import { openKurrentEventLog } from './open-kurrent-event-log.js';

const url = process.env.TEST_EVENTSTORE_URL;

if (url) {
  const open = () => openKurrentEventLog({ url });
  // Older servers cannot append to several streams at once; the rest of the contract holds on them
  // as well.
  const log = await open();
  const traits = { durable: true, appendsToSeveral: await log.appendsToSeveral() };
  await log.close();
  const name = `KurrentEventLog on ${new URL(url).host}`;
  describeEventLogContract(name, () => ({ open, dispose: async () => undefined }), traits);
} else {
  describe('KurrentEventLog on a real server', () => {
    it.todo('was not tried: TEST_EVENTSTORE_URL names no server');
  });
}
