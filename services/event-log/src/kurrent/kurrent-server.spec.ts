import { describe, it } from '@jest/globals';
import { describeEventLogContract } from '../testing/index.js';
import { openKurrentEventLog } from './open-kurrent-event-log.js';

const url = process.env.TEST_EVENTSTORE_URL;

if (url) {
  describeEventLogContract(`KurrentEventLog on ${new URL(url).host}`, () => ({
    open: () => openKurrentEventLog({ url }),
    dispose: async () => undefined,
  }));
} else {
  describe('KurrentEventLog on a real server', () => {
    it.todo('was not tried: TEST_EVENTSTORE_URL names no server');
  });
}
