import { describe, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { v4 } from 'uuid';

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
    const url = new URL(server);
    url.pathname = `/foyer-leases-${v4()}`;
    const store = new MongoLeaseStore({ url: url.href });
    const close = store.close.bind(store);
    return Object.assign(store, { close: () => dropped(url.href, close) });
  });
}

async function dropped(url: string, close: () => Promise<void>): Promise<void> {
  const client = new MongoClient(url);
  await client.db().dropDatabase();
  await client.close();
  await close();
}
