import { describe, expect, test } from '@jest/globals';
import { mongoAddress } from '../mongo-address.js';
import { dropDatabase, trialDatabase, withMongo } from '../../testing/trial-database.js';
import { describeReadStoreContract } from '../../testing/read-store-contract/describe-read-store-contract.js';
import { expectAnswersAsInMemory } from '../../testing/read-store-contract/random-queries.js';
import { collections, first, second, writesOf } from '../../testing/read-store-contract/fixture.js';
import { MongoReadStore } from './mongo-read-store.js';

const third = { ...second, build: 3 };
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
      damage: ({ projection }, _collection, id) =>
        withMongo(url, async (client) => {
          const builds = client.db().collection<{ stored: Record<string, string> }>('_builds');
          const [build] = await builds.find({ projection }).toArray();
          const kept = client.db().collection<{ _id: string }>(String(build?.stored.people));
          await kept.replaceOne({ _id: id }, { doc: 'a shopping list' });
        }),
      takeAway: () => dropDatabase(url),
      dispose: async () => {
        await store.close();
        await dropDatabase(url);
      },
    };
  });

  test('another process that has read a word from after a switch looks where that leads', async () => {
    const url = trialDatabase(server);
    const [writing, reading] = [new MongoReadStore({ url }), new MongoReadStore({ url })];
    const shown = async (): Promise<readonly string[]> => {
      const found = await reading.collection('people').find({});
      return found.map(({ _id }) => _id);
    };
    for (const build of [first, second, third]) {
      const position = `000000000000000${build.build}`;
      await writing.create(build, collections);
      await writing.write([writesOf(build, [{ _id: `of-${build.build}` }], build.build)]);
      await writing.promote(build);
      await writing.progress.write({ position, stopped: [] });
      // In the same moment: what was known of builds is kept for a while otherwise.
      expect(await reading.progress.read()).toEqual({ position, stopped: [] });
      expect(await shown()).toEqual([`of-${build.build}`]);
    }
    await writing.close();
    await reading.close();
    await dropDatabase(url);
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
