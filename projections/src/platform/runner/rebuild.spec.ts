import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { MemoryReadStore, type ProjectionStore, SqliteReadStore } from '../read-store/index.js';
import { append, readPlainly } from '../testing/projection-fixture.js';
import { tallies, type Tally, type TallyEvent } from '../testing/tally-projection.js';
import { ProjectionRunner, type ReadEvents, ProjectionStopped, readModelsAt } from './index.js';

const opened = (id: string): TallyEvent => ({ type: 'Opened', data: { id, name: id } });
const added = (id: string, by: number): TallyEvent => ({ type: 'Added', data: { id, by } });
const closed = (id: string): TallyEvent => ({ type: 'Closed', data: { id } });

async function documents(store: ProjectionStore): Promise<string[]> {
  const texts: string[] = [];
  for (const build of await store.builds()) {
    if (!build.live) continue;
    for (const name of Object.keys(build.collections)) {
      for await (const text of store.export(build, name)) texts.push(text);
    }
  }
  return texts;
}

/** Events that look the same in every run of a seed. */
function events(count: number, seed: number): TallyEvent[] {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  return Array.from({ length: count }, () => {
    const id = `t${next(12)}`;
    const what = next(10);
    return what === 0 ? closed(id) : what < 4 ? opened(id) : added(id, (next(5) + 1) / 8);
  });
}

describe.each(['in memory', 'SQLite'])('%s', (kind) => {
  let folder: string;
  let log: MemoryEventLog;
  let store: ProjectionStore;
  let runner: ProjectionRunner;

  const open = (): ProjectionStore =>
    kind === 'SQLite' ? new SqliteReadStore(join(folder, 'read.db')) : new MemoryReadStore();

  const start = async (readEvents: ReadEvents = readPlainly, batchSize = 20): Promise<void> => {
    const projections = [tallies(), tallies(1, 'others')];
    runner = new ProjectionRunner({ log, store, projections, readEvents, batchSize });
    await runner.start();
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-rebuild-'));
    log = new MemoryEventLog();
    store = open();
  });

  afterEach(async () => {
    await runner.stop();
    await store.close();
    await rm(folder, { recursive: true });
  });

  test('a rebuild gives the same documents, byte for byte', async () => {
    await append(log, events(300, 1));
    await start();
    await runner.untilCurrent();
    const before = await documents(store);
    expect(before.length).toBeGreaterThan(5);
    await runner.rebuild('all');
    expect(await documents(store)).toEqual(before);
    expect(await store.builds()).toMatchObject([
      { projection: 'others', build: 2, live: true },
      { projection: 'tallies', build: 2, live: true },
    ]);
  });

  test('what happens during a rebuild is in the old documents at once, and in the new ones', async () => {
    await append(log, [opened('a'), ...Array.from({ length: 100 }, () => added('a', 1))]);
    await start();
    await runner.untilCurrent();
    const rebuilt = runner.rebuild(['tallies']);
    for (let n = 0; n < 50; n += 1) {
      const position = await append(log, [added('a', 1)]);
      expect(await runner.waitFor(position, 5000)).toBe(true);
      const found = await store.collection<Tally>('tallies').findOne({ _id: 'a' });
      expect(found?.sum).toBe(101 + n);
    }
    await rebuilt;
    expect(await runner.waitFor(await append(log, [added('a', 1)]), 5000)).toBe(true);
    const found = await store.collection<Tally>('tallies').findOne({ _id: 'a' });
    expect(found?.steps).toHaveLength(151);
  });

  test('new documents that are behind the old ones do not take over', async () => {
    await append(log, [opened('a'), ...Array.from({ length: 9 }, () => added('a', 1))]);
    await start();
    await runner.untilCurrent();
    const subscribe = log.subscribe.bind(log);
    const sums: (number | undefined)[] = [];
    log.subscribe = async function* hasty(options) {
      let count = 0;
      for await (const message of subscribe(options)) {
        yield message;
        if (message.kind !== 'event') continue;
        // Somebody appends in this very moment: the word of having caught up is already not true any more.
        yield { kind: 'caught-up', position: message.event.position };
        sums.push((await store.collection<Tally>('tallies').findOne({ _id: 'a' }))?.sum);
        count += 1;
      }
      expect(count).toBeGreaterThan(0);
    };
    await runner.rebuild('all');
    expect(sums).toEqual(sums.map(() => 9));
    expect(sums).toHaveLength(10);
  });

  test('a rebuild cut short leaves everything as it was, and can be asked for again', async () => {
    await append(log, events(200, 2));
    await start();
    await runner.untilCurrent();
    const before = await documents(store);
    const cut = runner.rebuild('all');
    const failed = expect(cut).rejects.toThrow('Ended before');
    await runner.stop();
    await failed;
    await start();
    await runner.untilCurrent();
    expect(await documents(store)).toEqual(before);
    await runner.rebuild('all');
    expect(await documents(store)).toEqual(before);
  });

  test('read models that know more than the log are made anew', async () => {
    await append(log, events(60, 4));
    await start();
    await runner.untilCurrent();
    await runner.stop();
    log = new MemoryEventLog();
    await append(log, [opened('a')]);
    await start();
    await runner.untilCurrent();
    expect(await documents(store)).toHaveLength(2);
  });

  test('nothing is rebuilt twice at a time, nor what does not exist', async () => {
    await append(log, events(50, 3));
    await start();
    await runner.untilCurrent();
    const first = runner.rebuild(['tallies']);
    await Promise.resolve();
    await expect(runner.rebuild('all')).rejects.toThrow('being built already');
    await expect(runner.rebuild(['nothing'])).rejects.toThrow('no such projection');
    await first;
  });

  test('any cuts into batches, restarts and faults lead to the documents of an undisturbed run', async () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      await store.close();
      await rm(folder, { recursive: true });
      folder = await mkdtemp(join(tmpdir(), 'foyer-rebuild-'));
      store = open();
      log = new MemoryEventLog();
      const all = events(240, seed);
      for (let from = 0; from < all.length; from += 40) {
        let calls = 0;
        await start(
          async (read) => {
            calls += 1;
            if (calls === 1 + (seed % 3)) throw new Error('out of reach for a moment');
            return read;
          },
          1 + ((seed * 7 + from) % 23),
        );
        const last = await append(log, all.slice(from, from + 40));
        expect(await runner.waitFor(last, 20_000)).toBe(true);
        await runner.stop();
      }
      await start();
      await runner.untilCurrent();
      const live = await documents(store);
      await runner.rebuild('all');
      expect(await documents(store)).toEqual(live);
      await runner.stop();
      const undisturbed = new MemoryReadStore();
      const fresh = new ProjectionRunner({
        log,
        store: undisturbed,
        projections: [tallies(), tallies(1, 'others')],
        readEvents: readPlainly,
      });
      await fresh.start();
      await fresh.untilCurrent();
      await fresh.stop();
      expect(live).toEqual(await documents(undisturbed));
    }
  }, 60_000);
});

describe('read models at a moment', () => {
  const history = [opened('a'), added('a', 1), added('a', 2), added('a', 4)];
  const at = async (moment: Parameters<typeof readModelsAt>[0], given = history) => {
    const log = new MemoryEventLog();
    await append(log, given);
    const sources = { log, projections: [tallies()], readEvents: readPlainly };
    const store = await readModelsAt(moment, sources);
    return (await store.collection<Tally>('tallies').findOne({ _id: 'a' }))?.sum;
  };

  test('stand as they did at a position', async () => {
    expect(await at({ position: '3'.padStart(16, '0') })).toBe(3);
    expect(await at({ position: '0'.padStart(16, '0') })).toBeUndefined();
    expect(await at({ position: '9'.padStart(16, '0') })).toBe(7);
  });

  test('stand as they did at a time', async () => {
    expect(await at({ time: '2026-03-02T09:01:30.000Z' })).toBe(1);
    expect(await at({ time: '2026-03-02T09:02:00.000Z' })).toBe(3);
    expect(await at({ time: '2020-01-01T00:00:00.000Z' })).toBeUndefined();
  });

  test('cannot be shown past an event that cannot be taken in', async () => {
    const moment = { position: '9'.padStart(16, '0') };
    await expect(at(moment, [opened('a'), added('a', 13)])).rejects.toThrow(ProjectionStopped);
  });
});
