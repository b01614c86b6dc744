import { describe, test } from '@jest/globals';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';

import { MemoryLeaseStore } from './memory-lease-store.js';
import { MongoLeaseStore } from './mongo-lease-store.js';
import { describeLeaseStore } from './testing/describe-lease-store.js';

describeLeaseStore('memory', async () => new MemoryLeaseStore());

const server = process.env.TEST_MONGODB_URL;
if (server === undefined) {
  describe('lease store contract: MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describeLeaseStore('MongoDB', async () => {
    const url = trialDatabase(server, 'foyer-leases');
    const store = new MongoLeaseStore({ url });
    const close = store.close.bind(store);
    return Object.assign(store, { close: () => dropDatabase(url).then(close) });
  });
}
