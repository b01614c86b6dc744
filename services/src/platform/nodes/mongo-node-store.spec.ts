import { randomUUID } from 'node:crypto';
import { describe, test } from '@jest/globals';
import { MongoClient } from 'mongodb';

import { MongoNodeStore } from './mongo-node-store.js';
import { describeNodeStoreContract } from './testing/describe-node-store-contract.js';

const server = process.env.TEST_MONGODB_URL;

if (server) {
  describeNodeStoreContract(`MongoDB on ${new URL(server).host}`, async () => {
    const url = Object.assign(new URL(server), { pathname: `/foyer-test-${randomUUID()}` });
    const [store, other] = [
      new MongoNodeStore({ url: url.href }),
      new MongoNodeStore({ url: url.href }),
    ];
    return {
      store,
      other,
      dispose: async () => {
        await store.close();
        await other.close();
        const client = new MongoClient(url.href);
        await client.db(url.pathname.slice(1)).dropDatabase();
        await client.close();
      },
    };
  });
} else {
  describe('what nodes have in common, in a real MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
}
