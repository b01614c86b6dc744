import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { ProjectionRunner } from '../../runner/index.js';
import { BreakableProxy } from '../../testing/breakable-proxy.js';
import { append, readPlainly } from '../../testing/projection-fixture.js';
import {
  collections,
  first,
  position,
  writesOf,
} from '../../testing/read-store-contract/fixture.js';
import { dropDatabase, trialDatabase, withMongo } from '../../testing/trial-database.js';
import { tallies, type Tally, type TallyEvent } from '../../testing/tally-projection.js';
import { StoreFault } from '../errors.js';
import { MongoReadStore } from './mongo-read-store.js';

const timeoutMs = 300;

test('a MongoDB that is not there is a fault of the store within the time that was set', async () => {
  const free = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
  const store = new MongoReadStore({ url: `mongodb://127.0.0.1:${free}/x`, timeoutMs });
  await expect(store.ping()).rejects.toThrow(StoreFault);
  await expect(store.collection('people').find({})).rejects.toThrow(StoreFault);
  await store.close();
});

const server = process.env.TEST_MONGODB_URL;

if (server) {
  describe('a MongoDB that goes away', () => {
    let url: string;
    let proxy: BreakableProxy;
    const through = (): MongoReadStore =>
      new MongoReadStore({ url: proxy.through(url), timeoutMs: 600 });

    beforeEach(async () => {
      url = trialDatabase(server);
      proxy = await BreakableProxy.before(url);
    });
    afterEach(async () => {
      await proxy.close();
      await dropDatabase(url);
    });

    test.each(['cut', 'silence'] as const)(
      'by %s is waited for: what happened meanwhile is counted once',
      async (way) => {
        const log = new MemoryEventLog();
        const store = through();
        const faults: unknown[] = [];
        const projections = [tallies()];
        const onFault = (fault: unknown): void => void faults.push(fault);
        const runner = new ProjectionRunner({
          log,
          store,
          projections,
          readEvents: readPlainly,
          onFault,
        });
        await runner.start();
        const add = (): Promise<string> =>
          append(log, [{ type: 'Added', data: { id: 'a', by: 1 } } satisfies TallyEvent]);
        await append(log, [{ type: 'Opened', data: { id: 'a', name: 'a' } }]);
        expect(await runner.waitFor(await add(), 10_000)).toBe(true);

        proxy[way]();
        const missed = await add();
        expect(await runner.waitFor(missed, 500)).toBe(false);
        while (faults.length === 0) await new Promise(setImmediate);
        expect(runner.health(0)[0]?.state).toBe('waiting');

        proxy.mend();
        expect(await runner.waitFor(await add(), 20_000)).toBe(true);
        const tally = await store.collection<Tally>('tallies').findOne({ _id: 'a' });
        expect(tally?.steps).toEqual([1, 1, 1]);
        expect(runner.health(0)[0]?.state).toBe('current');
        await runner.stop();
        await store.close();
      },
    );

    test('in the middle of making a build leaves one with all its indexes or none', async () => {
      const wanted = { people: 4, counts: 1 };
      for (let pieces = 1; pieces <= 9; pieces += 1) {
        const store = through();
        await store.builds();
        proxy.cutAfter(pieces);
        await store.create({ ...first, build: pieces }, collections).catch(() => undefined);
        await store.close();
        proxy.mend();

        const again = through();
        const known = (await again.builds()).filter(({ build }) => build === pieces);
        await again.close();
        const kept = await withMongo(url, async (client) => {
          const all = await client.db().listCollections({}, { nameOnly: true }).toArray();
          const own = all.filter(({ name }) => name.includes(`_b${pieces}_`));
          const counts = own.map(async ({ name }) => [
            name.slice(0, name.indexOf('_')),
            (await client.db().collection(name).indexes()).length,
          ]);
          return Object.fromEntries(await Promise.all(counts)) as Record<string, number>;
        });
        expect([pieces, kept]).toEqual([pieces, known.length === 1 ? wanted : {}]);
      }
    }, 180_000);

    test('in the middle of a write leaves all of it or nothing, wherever it was cut', async () => {
      for (let pieces = 1; pieces <= 8; pieces += 1) {
        const build = { ...first, build: pieces };
        const store = through();
        await store.create(build, collections);
        await store.write([writesOf(build, [{ _id: 'a', name: 'old' }], 1)]);
        proxy.cutAfter(pieces);
        const people = [{ _id: 'a', name: 'new' }, { _id: 'b' }];
        await store.write([writesOf(build, people, 2)]).catch(() => undefined);
        await store.close();
        proxy.mend();

        const again = through();
        const known = (await again.builds()).find((one) => one.build === pieces);
        const found = await again.load(build, 'people', ['a', 'b']);
        const isThere = known?.checkpoint === position(2);
        expect([pieces, found.size]).toEqual([pieces, isThere ? 2 : 1]);
        expect(found.get('a')?.doc).toMatchObject({ name: isThere ? 'new' : 'old' });
        await again.close();
      }
    }, 180_000);
  });
} else {
  describe('a MongoDB that goes away', () => {
    test.todo('was not tried: TEST_MONGODB_URL names no server');
  });
}
