import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { FakeMongo, type MongoCommand } from '@foyer/projections/testing';

import { SharedDatabase } from './shared-database.js';

class Away extends Error {}

describe('A database that several processes decide by', () => {
  let fake: FakeMongo;
  let database: SharedDatabase;
  afterEach(async () => {
    await database.close();
    await fake.stop();
  });

  const open = async (
    answer: (command: MongoCommand) => Record<string, unknown>,
    options = '',
  ): Promise<void> => {
    fake = await FakeMongo.start(answer);
    const fault = (cause: Error): Error => new Away(cause.message);
    database = new SharedDatabase({ url: `${fake.url}${options}`, timeoutMs: 10_000, fault });
  };
  const insert = () => database.collection<{ _id: string }>('things').insertOne({ _id: 'a' });
  /** As MongoDB says that an id is taken. */
  const taken = {
    index: 0,
    code: 11000,
    keyPattern: { _id: 1 },
    keyValue: { _id: 'a' },
    errmsg: 'E11000 duplicate key error collection: trial.things index: _id_ dup key: { _id: "a" }',
  };

  test('tells an id that is taken from everything else', async () => {
    await open(() => ({ n: 0, writeErrors: [taken], ok: 1 }));
    expect(await database.isWritten(insert)).toBe(false);
  });

  test.each([
    ['no majority keeps it', { n: 1, writeConcernError: { code: 91, errmsg: 'shutting down' } }],
    ['its time is over', { n: 1, writeConcernError: { code: 64, errmsg: 'timed out' } }],
    ['it met another', { n: 0, writeErrors: [{ index: 0, code: 112, errmsg: 'WriteConflict' }] }],
  ])('takes no write for done of which the server says that %s', async (_, answer) => {
    await open(() => ({ ...answer, ok: 1 }));
    await expect(database.isWritten(insert)).rejects.toThrow(Away);
  });

  test.each([
    { code: 13, errmsg: 'not authorized to execute { insert: "things", documents: [SECRET] }' },
    { code: 2, codeName: 'BadValue', errmsg: 'Document SECRET is bad', errInfo: { d: 'SECRET' } },
    { n: 0, writeErrors: [{ index: 0, code: 121, errmsg: 'SECRET', errInfo: { d: 'SECRET' } }] },
  ])('says nothing of what was to be written where the server refuses it: %j', async (answer) => {
    fake = await FakeMongo.start(() => ({ ok: 'writeErrors' in answer ? 1 : 0, ...answer }));
    database = new SharedDatabase({ url: fake.url, timeoutMs: 10_000 });
    const refused: unknown = await database.isWritten(insert).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(inspect(refused, { depth: 20, showHidden: true })).not.toContain('SECRET');
  });

  test('takes no change and no removal for done that no majority keeps', async () => {
    const kept = { n: 1, nModified: 1, writeConcernError: { code: 91, errmsg: 'shutting down' } };
    await open(() => ({ ...kept, ok: 1 }));
    const things = database.collection<{ _id: string }>('things');
    const filter = { _id: 'a' };
    await expect(database.answered(() => things.replaceOne(filter, {}))).rejects.toThrow(Away);
    await expect(database.answered(() => things.deleteOne(filter))).rejects.toThrow(Away);
    await expect(database.answered(() => things.deleteMany({}))).rejects.toThrow(Away);
    const marked = () => things.updateMany({}, { $set: { isRemoved: true } });
    await expect(database.answered(marked)).rejects.toThrow(Away);
  });

  test('is not there for a client that has not signed in', async () => {
    const refused = { ok: 0, code: 13, errmsg: 'Command find requires authentication' };
    await open((command) => ('ping' in command ? { ok: 1 } : refused));
    await expect(
      database.answered(() => database.collection('things').findOne({})),
    ).rejects.toThrow(Away);
  });

  test('asks the primary for data of a majority, with any address', async () => {
    const empty = { cursor: { id: 0n, ns: 'trial.things', firstBatch: [] }, ok: 1 };
    const options = '?readPreference=secondaryPreferred&readConcernLevel=local&w=1&journal=false';
    await open((command) => ('find' in command ? empty : { n: 1, ok: 1 }), options);
    await database.answered(() => database.collection('things').findOne({}));
    await insert();
    const [find, inserted] = fake.asked;
    expect(find).toMatchObject({ find: 'things', readConcern: { level: 'majority' } });
    expect(inserted).toMatchObject({ writeConcern: { w: 'majority', j: true } });
    expect(inserted).not.toHaveProperty('txnNumber');
  });
});
