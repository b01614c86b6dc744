import { afterEach, describe, expect, test } from '@jest/globals';
import { FakeMongo, type MongoCommand } from '../../testing/fake-mongo.js';
import { first } from '../../testing/read-store-contract/fixture.js';
import { StoreFault } from '../errors.js';
import { applyEntry } from './apply-entry.js';
import type { BuildRecord } from './build-records.js';
import { mongoDatabase } from './mongo-database.js';
import type { KeptDocument } from './mongo-names.js';
import { MongoReadStore } from './mongo-read-store.js';

const record: BuildRecord = {
  ...first,
  _id: 'token',
  collections: { people: { indexes: [] } },
  stored: { people: 'people_v1' },
  checkpoint: '',
};
const kept = (_id: string, position: string): KeptDocument => ({ _id, position, doc: { _id } });
const entryWith = (puts: readonly KeptDocument[]) => ({
  builds: [
    {
      token: 'token',
      checkpoint: '2',
      puts: { people: puts },
      removals: { people: [{ _id: 'gone', position: '2' }] },
    },
  ],
});
const cursorOf = (...firstBatch: readonly KeptDocument[]) => ({
  cursor: { id: 0n, ns: 'trial.people_v1', firstBatch },
  ok: 1,
});
/** As MongoDB says that an id is taken. */
const taken = (index: number, _id: string) => ({
  index,
  code: 11000,
  keyPattern: { _id: 1 },
  keyValue: { _id },
  errmsg: `E11000 duplicate key error collection: trial.people_v1 index: _id_ dup key: { _id: "${_id}" }`,
});

describe('What MongoDB answers', () => {
  let fake: FakeMongo;
  let opened: { close(): Promise<void> } | undefined;
  afterEach(async () => {
    await opened?.close();
    await fake.stop();
  });

  const apply = async (
    puts: readonly KeptDocument[],
    answer: (command: MongoCommand) => Record<string, unknown>,
    hello = {},
  ): Promise<readonly string[]> => {
    fake = await FakeMongo.start(answer, hello);
    const { client, db } = mongoDatabase({ url: fake.url, database: '', timeoutMs: 10_000 });
    opened = client;
    const written: string[] = [];
    await applyEntry(db, [record], entryWith(puts), async (token) => void written.push(token));
    return written;
  };

  test('of documents that are newer, among others that were written', async () => {
    const puts = [kept('a', '2'), kept('b', '2'), kept('c', '2')];
    const answer = (command: MongoCommand) => {
      if ('update' in command)
        return {
          n: 1,
          nModified: 0,
          upserted: [{ index: 1, _id: 'b' }],
          writeErrors: [taken(0, 'a'), taken(2, 'c')],
          ok: 1,
        };
      if ('find' in command) return cursorOf(kept('a', '3'), kept('b', '2'), kept('c', '2'));
      return { n: 1, ok: 1 };
    };
    expect(await apply(puts, answer)).toEqual(['token']);
    expect(fake.names.filter((name) => name === 'update')).toHaveLength(1);
    expect(fake.asked[0]).toMatchObject({
      ordered: false,
      writeConcern: { w: 'majority', j: true },
    });
  });

  test.each([
    [
      'a conflict of writes',
      { writeErrors: [taken(0, 'a'), { index: 1, code: 112, errmsg: 'WriteConflict' }] },
    ],
    [
      'lists that cannot be indexed beside each other',
      { writeErrors: [{ index: 0, code: 171, errmsg: 'cannot index parallel arrays' }] },
    ],
    [
      'a majority that was not there',
      {
        writeConcernError: {
          code: 91,
          codeName: 'ShutdownInProgress',
          errmsg: 'Replication is being shut down',
        },
      },
    ],
    [
      'ids that are taken, and no majority',
      {
        writeErrors: [taken(0, 'a')],
        writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' },
      },
    ],
  ])('of %s is a fault', async (_, fault) => {
    const answer = (command: MongoCommand) =>
      'update' in command ? { n: 0, nModified: 0, ...fault, ok: 1 } : { n: 1, ok: 1 };
    await expect(apply([kept('a', '2'), kept('b', '2')], answer)).rejects.toThrow();
  });

  const done = (): Record<string, unknown> => ({ n: 1, nModified: 1, ok: 1 });

  test('is asked once for each kind of change in a collection, however many documents a batch has', async () => {
    const puts = Array.from({ length: 500 }, (_, n) => kept(`a${n}`, '2'));
    await apply(puts, () => ({ n: 500, nModified: 500, ok: 1 }));
    expect(fake.names).toEqual(['update', 'delete']);
    expect(fake.asked[0]?.updates).toHaveLength(500);
  });

  test('without a replica set is asked for nothing that needs one', async () => {
    await apply([kept('a', '2')], done);
    expect(fake.names).toEqual(['update', 'delete']);
    for (const command of fake.asked) expect(command).not.toHaveProperty('txnNumber');
  });

  test('of a primary that steps down is asked for once more', async () => {
    const primary = { setName: 'rs0', hosts: [], me: '', setVersion: 1 };
    let isAsked = false;
    const answer = () => {
      if (isAsked) return done();
      isAsked = true;
      return {
        ok: 0,
        code: 10107,
        codeName: 'NotWritablePrimary',
        errmsg: 'not primary',
        errorLabels: ['RetryableWriteError'],
      };
    };
    fake = await FakeMongo.start(answer, primary);
    const { client, db } = mongoDatabase({
      url: `${fake.url}?directConnection=true`,
      database: '',
      timeoutMs: 10_000,
    });
    opened = client;
    await applyEntry(db, [record], entryWith([kept('a', '2')]), async () => undefined);
    expect(fake.names).toEqual(['update', 'update', 'delete']);
    expect(fake.asked[0]).toHaveProperty('txnNumber');
  });

  test.each([
    ['nobody has signed in', 'Command find requires authentication'],
    ['somebody else has', 'not authorized on trial to execute command { find: "_live" }'],
  ])('where %s ends the start', async (_, errmsg) => {
    const answer = (command: MongoCommand) =>
      'ping' in command ? { ok: 1 } : { ok: 0, code: 13, codeName: 'Unauthorized', errmsg };
    fake = await FakeMongo.start(answer);
    const store = new MongoReadStore({ url: fake.url, timeoutMs: 10_000 });
    opened = store;
    const fault: unknown = await store.ping().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StoreFault);
    expect(String(fault)).toContain('not authorized');
    // The query is not repeated in the message: it may hold documents.
    expect(String(fault)).not.toContain(errmsg);
  });
});
