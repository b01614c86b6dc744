import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import type { Db } from 'mongodb';
import { ProjectionRunner, type AppliedNotice } from '../../runner/index.js';
import { append, readPlainly } from '../../testing/projection-fixture.js';
import { tallies, type Tally, type TallyEvent } from '../../testing/tally-projection.js';
import { dropDatabase, trialDatabase, withMongo } from '../../testing/trial-database.js';
import { MongoReadStore } from './mongo-read-store.js';

const WITHIN_MS = 30_000;
const server = process.env.TEST_MONGODB_URL;
const opened = (id: string): TallyEvent => ({ type: 'Opened', data: { id, name: id } });
const added = (id: string, by: number): TallyEvent => ({ type: 'Added', data: { id, by } });

if (server) {
  describe('Read models in a MongoDB that somebody has a hand in', () => {
    let url: string;
    let log: MemoryEventLog;
    let notified: string[];
    let notices: AppliedNotice[];
    let store: MongoReadStore;
    let runner: ProjectionRunner;
    /** Of a process that asks, and keeps no read models. */
    let elsewhere: MongoReadStore;

    beforeEach(async () => {
      url = trialDatabase(server);
      log = new MemoryEventLog();
      notified = [];
      notices = [];
      await append(log, [opened('a'), added('a', 1), opened('b')]);
      elsewhere = new MongoReadStore({ url });
      await start();
      await runner.untilCurrent();
      await elsewhere.ping();
      expect(await elsewhere.collection('tallies').countDocuments({})).toBe(2);
    });
    afterEach(async () => {
      await stop();
      await elsewhere.close();
      await dropDatabase(url);
    });

    const start = async (): Promise<void> => {
      store = new MongoReadStore({ url });
      runner = new ProjectionRunner({
        ...{ log, store, projections: [tallies()], readEvents: readPlainly },
        onDamaged: (name) => notified.push(name),
        onLost: () => notified.push('lost'),
        onFilled: () => notified.push('filled'),
      });
      runner.onApplied((notice) => notices.push(notice));
      await runner.start();
    };
    const stop = async (): Promise<void> => {
      await runner.stop();
      await store.close();
    };
    const found = () => store.collection<Tally>('tallies').find({});
    const past = (act: (db: Db) => Promise<unknown>) =>
      withMongo(url, (client) => act(client.db()));
    const collectionOf = async (db: Db) => {
      const builds = db.collection<{ stored: Record<string, string> }>('_builds');
      const [build] = await builds.find({}).toArray();
      return db.collection<{ _id: string }>(String(build?.stored.tallies));
    };
    const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
      while (!(await isSo())) await new Promise(setImmediate);
    };
    const states = () => runner.health(0).map(({ state }) => state);

    const ways: [string, (db: Db) => Promise<unknown>][] = [
      ['the database', (db) => db.dropDatabase()],
      ['a collection', async (db) => (await collectionOf(db)).drop()],
      ['what is known of builds', (db) => db.collection('_builds').drop()],
      ['which of them answer', (db) => db.collection('_live').drop()],
      [
        'sense from what is known of builds',
        (db) => db.collection('_builds').updateMany({}, { $set: { declarations: '{' } }),
      ],
    ];

    test.each(ways)(
      'notice while nothing happens that it has removed %s, and are filled again',
      async (_, takeAway) => {
        notices.length = 0;
        await past(takeAway);
        await until(() => states().includes('refilling'));
        expect(await found()).toMatchObject([{ sum: 1 }, { sum: 0 }]);
        expect(notified).toEqual(['lost', 'filled']);
        const position = await append(log, [added('b', 5)]);
        expect(await runner.waitFor(position, WITHIN_MS)).toBe(true);
        expect(await found()).toMatchObject([{ sum: 1 }, { sum: 5 }]);
        // Earlier notices are not sent again.
        expect(notices.flatMap(({ events }) => events.map((event) => event.position))).toEqual([
          position,
        ]);
        await elsewhere.ping();
      },
    );

    test('notice it by the next event, whose write makes the collection again', async () => {
      await past(async (db) => (await collectionOf(db)).drop());
      await append(log, [added('a', 4)]);
      await until(() => notified.includes('filled'));
      expect(await found()).toMatchObject([{ sum: 5, steps: [1, 4] }, { sum: 0 }]);
      const indexes = await past(async (db) => (await collectionOf(db)).indexes());
      expect(indexes).toHaveLength(2);
    });

    test.each(ways)('are filled by the start after it has removed %s', async (_, takeAway) => {
      await stop();
      await past(takeAway);
      await start();
      await runner.untilCurrent();
      expect(await found()).toMatchObject([{ sum: 1 }, { sum: 0 }]);
    });

    test('are filled from the beginning where the filling was cut short, and asked by no one until then', async () => {
      await stop();
      const half = new MongoReadStore({ url });
      const build = { projection: 'tallies', version: 1, build: 1 };
      await half.loss.renew();
      await half.create(build, tallies().collections);
      await half.promote(build);
      await half.close();
      const other = new MongoReadStore({ url });
      await expect(other.collection('tallies').find({})).rejects.toThrow('being filled');
      await expect(elsewhere.ping()).rejects.toThrow('being filled');
      await start();
      await until(() => notified.includes('filled'));
      expect(await found()).toHaveLength(2);
      expect(await other.collection('tallies').find({})).toHaveLength(2);
      await elsewhere.ping();
      await other.close();
    });

    const misshape = (what: Record<string, unknown>) =>
      past(async (db) => (await collectionOf(db)).replaceOne({ _id: 'a' }, what));

    test.each([{ doc: 'a list' }, { position: '1' }, { doc: { _id: 'b' }, position: '1' }])(
      'are rebuilt for any reader when a document is %j',
      async (what) => {
        await misshape(what);
        expect(await store.collection('tallies').findOne({ _id: 'b' })).toBeDefined();
        expect(await found()).toMatchObject([{ sum: 1 }, { sum: 0 }]);
        expect(notified).toEqual(['tallies']);
      },
    );

    test('are rebuilt where another process has met the document, and say so meanwhile', async () => {
      await misshape({ doc: 7 });
      const asked = elsewhere.collection<Tally>('tallies').findOne({ _id: 'a' });
      await expect(asked).rejects.toThrow('tallies is damaged');
      await until(() => states().includes('damaged'));
      await until(() => states().includes('current'));
      expect(notified).toEqual(['tallies']);
      expect(await found()).toMatchObject([{ sum: 1 }, { sum: 0 }]);
    });

    test('are rebuilt where the next event meets it, which counts once', async () => {
      await stop();
      await misshape({ doc: [], position: '1' });
      await start();
      const position = await append(log, [added('a', 4)]);
      expect(await runner.waitFor(position, WITHIN_MS)).toBe(true);
      expect(await found()).toMatchObject([{ sum: 5, steps: [1, 4] }, { sum: 0 }]);
    });
  });
} else {
  describe('Read models in a MongoDB that somebody has a hand in', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
}
