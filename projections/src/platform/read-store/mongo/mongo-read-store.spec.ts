import { describe, test } from '@jest/globals';
import { mongoAddress } from '../mongo-address.js';
import { dropDatabase, trialDatabase, withMongo } from '../../testing/trial-database.js';
import { describeReadStoreContract } from '../../testing/read-store-contract/describe-read-store-contract.js';
import { expectAnswersAsInMemory } from '../../testing/read-store-contract/random-queries.js';
import { MongoReadStore } from './mongo-read-store.js';

const server = process.env.TEST_MONGODB_URL;

if (server) {
  describeReadStoreContract(`MongoDB on ${mongoAddress(server)?.hosts}`, async () => {
    const url = trialDatabase(server);
    let store = new MongoReadStore({ url: url });
    return {
      store,
      reopen: async () => {
        await store.close();
        store = new MongoReadStore({ url: url });
        return store;
      },
      dispose: async () => {
        await store.close();
        await dropDatabase(url);
      },
    };
  });

  test('MongoDB answers every query as the store in memory does', async () => {
    const url = trialDatabase(server);
    const about = await withMongo(url, (client) => client.db().command({ buildInfo: 1 }));
    const bareLists = !('ferretdbVersion' in about);
    await expectAnswersAsInMemory(() => new MongoReadStore({ url: url }), 60, { bareLists });
    await dropDatabase(url);
  }, 600_000);
} else {
  describe('the read store on a real MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
}
