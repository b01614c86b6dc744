import { describe, test } from '@jest/globals';
import { mongoAddress } from '@foyer/projections';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';

import { MongoNodeStore } from './mongo-node-store.js';
import { describeNodeStoreContract } from './testing/describe-node-store-contract.js';

const server = process.env.TEST_MONGODB_URL;

if (server) {
  describeNodeStoreContract(`MongoDB on ${mongoAddress(server)?.hosts}`, async () => {
    const url = trialDatabase(server);
    const [store, other] = [new MongoNodeStore({ url }), new MongoNodeStore({ url })];
    return {
      store,
      other,
      dispose: async () => {
        await store.close();
        await other.close();
        await dropDatabase(url);
      },
    };
  });
} else {
  describe('what nodes have in common, in a real MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
}
