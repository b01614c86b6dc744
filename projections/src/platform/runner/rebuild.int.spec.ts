import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventLog } from '@foyer/event-log/memory';
import {
  MemoryReadStore,
  type ProjectionStore,
  SqliteReadStore,
  StoreFault,
} from '../read-store/index.js';
import { append, readPlainly } from '../testing/projection-fixture.js';
import { tallies, type Tally, type TallyEvent } from '../testing/tally-projection.js';
import {
  ProjectionRunner,
  ProjectionStopped,
  RebuildAbandoned,
  type ReadEvents,
  readModelsAt,
} from './index.js';

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

  test('applies an event during a rebuild at once to the old documents, and to the new ones', async () => {
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
        // Another event is appended in this very moment: the report of having caught up is already
        // untrue.
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

  test('read models that know more than the log are rebuilt', async () => {
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

  test('says how far it is, and that the present ones are current', async () => {
    await append(log, events(200, 5));
    let notified = 0;
    await start(async (read) => {
      const [one, ...more] = runner.rebuilding();
      if (one === undefined) return read;
      notified += 1;
      expect(more).toEqual([]);
      expect(one).toMatchObject({
        names: ['tallies'],
        goal: await log.head(),
        waitsFor: undefined,
      });
      expect(one.share).toBeCloseTo(((notified - 1) * 20) / 200);
      const states = runner.health(0).map(({ name, state }) => `${name} ${state}`);
      expect(states.sort()).toEqual(['others current', 'tallies current']);
      return read;
    });
    await runner.untilCurrent();
    await runner.rebuild(['tallies']);
    expect(notified).toBe(10);
    expect(runner.rebuilding()).toEqual([]);
  });

  test('one that is called off leaves everything as it was', async () => {
    await append(log, events(200, 6));
    const calling = new AbortController();
    let isOn = true;
    await start(async (read) => {
      if (runner.rebuilding()[0]?.share === 0.5 && isOn) calling.abort('Not now');
      return read;
    });
    await runner.untilCurrent();
    const before = await documents(store);
    const called = runner.rebuild('all', { signal: calling.signal });
    await expect(called).rejects.toThrow(new RebuildAbandoned('Not now'));
    expect(await documents(store)).toEqual(before);
    expect(await store.builds()).toHaveLength(2);
    await expect(runner.rebuild('all', { signal: calling.signal })).rejects.toThrow('Not now');
    isOn = false;
    await runner.rebuild('all');
    expect(await documents(store)).toEqual(before);
  });

  test('one that meets an event it cannot take in leaves the answering build, which continues', async () => {
    let isSpoilt = false;
    await append(log, [opened('a'), added('a', 1), added('a', 2)]);
    await start(async (read) => (isSpoilt ? read.map(() => new Error('garbled')) : read), 1);
    await runner.untilCurrent();
    const before = await documents(store);
    isSpoilt = true;
    await expect(runner.rebuild(['tallies'])).rejects.toThrow(/tallies stopped .*garbled/);
    isSpoilt = false;
    expect(await documents(store)).toEqual(before);
    expect(await store.builds()).toHaveLength(2);
    expect(runner.health(0).map(({ state }) => state)).toEqual(['current', 'current']);
    expect(await runner.waitFor(await append(log, [added('a', 4)]), 5000)).toBe(true);
    expect((await store.collection<Tally>('tallies').findOne({ _id: 'a' }))?.sum).toBe(7);
  });

  test('one whose store is away for too long is given up, and what is left of it goes with the next', async () => {
    await append(log, events(100, 7));
    await start();
    await runner.untilCurrent();
    const before = await documents(store);
    const [write, drop] = [store.write.bind(store), store.drop.bind(store)];
    const away = async (): Promise<never> => {
      throw new StoreFault('out of reach');
    };
    Object.assign(store, { write: away, drop: away });
    const waiting = runner.rebuild('all', { patienceMs: 200 });
    await expect(waiting).rejects.toThrow(/Given up .*out of reach/);
    Object.assign(store, { write, drop });
    expect(await documents(store)).toEqual(before);
    expect(await store.builds()).toHaveLength(4);
    await runner.rebuild('all');
    expect(await documents(store)).toEqual(before);
    expect(await store.builds()).toHaveLength(2);
  });

  test('a switch that a fault cuts in two is finished, and never undone', async () => {
    await append(log, events(100, 8));
    await start();
    await runner.untilCurrent();
    const before = await documents(store);
    const promote = store.promote.bind(store);
    let count = 0;
    // The second one is done, and its answer is lost; then the store is away for a while.
    store.promote = async (key) => {
      count += 1;
      if (count !== 3) await promote(key);
      if (count === 2 || count === 3) throw new StoreFault('no answer');
    };
    await runner.rebuild('all', { patienceMs: 0 });
    expect(count).toBe(4);
    expect(await documents(store)).toEqual(before);
    expect(await store.builds()).toHaveLength(2);
    expect(await runner.waitFor(await append(log, [opened('z')]), 5000)).toBe(true);
    expect(await store.collection<Tally>('others').findOne({ _id: 'z' })).toBeDefined();
    expect(await store.collection<Tally>('tallies').findOne({ _id: 'z' })).toBeDefined();
  });

  test('rebuilds no read model twice at a time, and none that does not exist', async () => {
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
  });
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
