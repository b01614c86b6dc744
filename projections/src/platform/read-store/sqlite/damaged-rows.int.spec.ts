import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { Database } from '@foyer/event-log/node-sqlite';
import { ProjectionRunner } from '../../runner/index.js';
import { append, readPlainly } from '../../testing/projection-fixture.js';
import { tallies, type Tally, type TallyEvent } from '../../testing/tally-projection.js';
import { StoreFault } from '../errors.js';
import { SqliteReadStore } from './sqlite-read-store.js';

/** A byte that no text in UTF-8 has. */
const NO_TEXT = `CAST(x'22ff22' AS TEXT)`;
const opened = (id: string): TallyEvent => ({ type: 'Opened', data: { id, name: id } });
const added = (id: string, by: number): TallyEvent => ({ type: 'Added', data: { id, by } });

describe('A file of read models that the disk has damaged', () => {
  let folder: string;
  let path: string;
  let log: MemoryEventLog;
  let damaged: string[];
  const running: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-damage-'));
    path = join(folder, 'read-models.db');
    log = new MemoryEventLog();
    damaged = [];
    await append(log, [opened('a'), added('a', 1), opened('b')]);
    await start();
    await stop();
  });
  afterEach(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });

  const start = async () => {
    const store = new SqliteReadStore(path);
    const runner = new ProjectionRunner({
      ...{ log, store, projections: [tallies()], readEvents: readPlainly },
      onDamaged: (name) => damaged.push(name),
    });
    await runner.start();
    running.push(async () => {
      await runner.stop();
      await store.close();
    });
    await runner.untilCurrent();
    return { runner, found: store.collection<Tally>('tallies') };
  };
  const stop = async (): Promise<void> => {
    for (const end of running.splice(0)) await end();
  };
  const damage = (sql: string): void => {
    const database = new Database(path);
    database.exec(sql);
    database.close();
  };
  test.each([`doc = ${NO_TEXT}`, `doc = '{"_id":'`, `doc = 7`])(
    'is rebuilt for any reader when it has %s',
    async (change) => {
      damage(`UPDATE tallies_v1_b1 SET ${change} WHERE _id = 'a'`);
      const { found } = await start();
      expect(await found.findOne({ _id: 'b' })).toMatchObject({ name: 'b v1' });
      const asked = await Promise.all([found.find({}), found.findOne({ _id: 'a' })]);
      expect(asked).toMatchObject([[{ sum: 1 }, { sum: 0 }], { sum: 1 }]);
      expect(damaged).toEqual(['tallies']);
    },
  );

  test.each([
    `doc = ${NO_TEXT}`,
    `doc = '{"_id":'`,
    `doc = 7`,
    `doc = ''`,
    `doc = doc || ',' || doc`,
  ])('is rebuilt for whoever asks for a page of many, where it has %s', async (change) => {
    damage(`UPDATE tallies_v1_b1 SET ${change} WHERE _id = 'a'`);
    const { found } = await start();
    const page = { sort: { _id: 1 }, limit: 1_000 } as const;
    expect(await found.find({}, page)).toMatchObject([{ _id: 'a', sum: 1 }, { _id: 'b' }]);
    expect(damaged).toEqual(['tallies']);
    expect(await found.find({ _id: 'c' }, page)).toEqual([]);
  });

  test.each([`doc = ${NO_TEXT}`, `position = ${NO_TEXT}`])(
    'is rebuilt where the next event meets %s, and counts that event once',
    async (change) => {
      damage(`UPDATE tallies_v1_b1 SET ${change} WHERE _id = 'a'`);
      const { runner, found } = await start();
      const position = await append(log, [added('a', 4)]);
      expect(await runner.waitFor(position, 30_000)).toBe(true);
      expect(await found.findOne({ _id: 'a' })).toMatchObject({ sum: 5, steps: [1, 4] });
      expect(damaged).toEqual(['tallies']);
    },
  );

  test.each(['projection', 'collections', 'checkpoint'])(
    'is rebuilt at the start where %s of a build cannot be read',
    async (column) => {
      damage(`UPDATE _builds SET ${column} = ${NO_TEXT}`);
      const { found } = await start();
      expect(await found.find({})).toHaveLength(2);
    },
  );

  test('is reported by a fault if no listener rebuilds it', async () => {
    damage(`UPDATE tallies_v1_b1 SET doc = ${NO_TEXT}`);
    const store = new SqliteReadStore(path);
    running.push(() => store.close());
    const asked = store.collection<Tally>('tallies').find({});
    await expect(asked).rejects.toThrow(StoreFault);
    await expect(asked).rejects.toThrow('tallies is damaged');
  });

  test('tells also of what its indexes hold', async () => {
    const store = new SqliteReadStore(path);
    running.push(() => store.close());
    store.onDamage(async (name) => void damaged.push(name));
    const build = { projection: 'lists', version: 1, build: 1 };
    await store.create(build, { lists: { indexes: [{ key: { tags: 1 }, multikey: true }] } });
    const put = (tags: unknown[], checkpoint: string) => {
      const doc = { _id: 'x', tags };
      const puts = [{ collection: 'lists', doc, position: checkpoint }];
      return store.write([{ build, puts, removals: [], checkpoint }]);
    };
    await put(['one', 2, true, null], '1');
    await put(['one', 2, true, null, 'more'], '2');
    damage(`UPDATE "lists_v1_b1.tags" SET value = ${NO_TEXT} WHERE value = 'one'`);
    await expect(put(['one'], '3')).rejects.toThrow('lists is damaged');
    expect(damaged).toEqual(['lists']);
    expect((await store.builds()).find(({ projection }) => projection === 'lists')).toMatchObject({
      checkpoint: '2',
    });
  });
});
