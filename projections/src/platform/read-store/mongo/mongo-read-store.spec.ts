import { randomUUID } from 'node:crypto';
import { describe, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { describeReadStoreContract } from '../../testing/read-store-contract/describe-read-store-contract.js';
import { expectAnswersAsInMemory } from '../../testing/read-store-contract/random-queries.js';
import { MongoReadStore } from './mongo-read-store.js';

const server = process.env.TEST_MONGODB_URL;

if (server) {
  const urlOf = (name: string): URL => Object.assign(new URL(server), { pathname: `/${name}` });
  const removeDatabase = async (url: URL): Promise<void> => {
    const client = new MongoClient(url.href);
    await client.db(url.pathname.slice(1)).dropDatabase();
    await client.close();
  };

  describeReadStoreContract(`MongoDB on ${new URL(server).host}`, async () => {
    const url = urlOf(`foyer-test-${randomUUID()}`);
    let store = new MongoReadStore({ url: url.href });
    return {
      store,
      reopen: async () => {
        await store.close();
        store = new MongoReadStore({ url: url.href });
        return store;
      },
      dispose: async () => {
        await store.close();
        await removeDatabase(url);
      },
    };
  });

  test('MongoDB answers every query as the store in memory does', async () => {
    const url = urlOf(`foyer-test-${randomUUID()}`);
    const client = new MongoClient(url.href);
    const server = await client.db().command({ buildInfo: 1 });
    await client.close();
    const bareLists = !('ferretdbVersion' in server);
    await expectAnswersAsInMemory(() => new MongoReadStore({ url: url.href }), 60, { bareLists });
    await removeDatabase(url);
  }, 120_000);
} else {
  describe('the read store on a real MongoDB', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
}
