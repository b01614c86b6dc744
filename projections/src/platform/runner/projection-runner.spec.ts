import { afterEach, describe, expect, test } from '@jest/globals';
import type { RecordedEvent } from '@foyer/event-log';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { DamagedEventLog } from '@foyer/event-log/testing';
import { MemoryReadStore, ReadModelAbsent, type ProjectionStore } from '../read-store/index.js';
import { append, readPlainly } from '../testing/projection-fixture.js';
import { tallies, type Tally, type TallyEvent } from '../testing/tally-projection.js';
import type { ProjectionStopped } from './index.js';
import {
  type AppliedNotice,
  defineProjection,
  type Projection,
  ProjectionRunner,
  type ProjectionRunnerOptions,
} from './index.js';

const opened = (id: string): TallyEvent => ({ type: 'Opened', data: { id, name: id } });
const added = (id: string, by: number): TallyEvent => ({ type: 'Added', data: { id, by } });
const closed = (id: string): TallyEvent => ({ type: 'Closed', data: { id } });
const other = { type: 'SomethingElse', data: {} };

const running: ProjectionRunner[] = [];

async function started(options: Partial<ProjectionRunnerOptions> = {}): Promise<{
  log: MemoryEventLog;
  store: ProjectionStore;
  runner: ProjectionRunner;
}> {
  const log = (options.log as MemoryEventLog | undefined) ?? new MemoryEventLog();
  const store = options.store ?? new MemoryReadStore();
  const runner = new ProjectionRunner({
    log,
    store,
    projections: [tallies()],
    readEvents: readPlainly,
    ...options,
  });
  running.push(runner);
  await runner.start();
  return { log, store, runner };
}

/** The same projection, except for the part that it cannot bear. */
function bearing13(projection: Projection): Projection {
  return {
    ...projection,
    evolve: (event, documents) =>
      (event.data as { by?: number }).by === 13 ? [] : projection.evolve(event, documents),
  };
}

afterEach(async () => {
  for (const runner of running.splice(0)) await runner.stop();
});

const sumOf = async (store: ProjectionStore, id: string, name = 'tallies') =>
  (await store.collection<Tally>(name).findOne({ _id: id }))?.sum;

describe('following the log', () => {
  test('shows events from before and after the start, at the latest when a caller waits for them', async () => {
    const log = new MemoryEventLog();
    await append(log, [opened('a'), added('a', 2)]);
    const { store, runner } = await started({ log });
    await runner.untilCurrent();
    expect(await sumOf(store, 'a')).toBe(2);
    const position = await append(log, [added('a', 3), other]);
    expect(await runner.waitFor(position, 1000)).toBe(true);
    expect(await sumOf(store, 'a')).toBe(5);
    const gone = await append(log, [closed('a')]);
    expect(await runner.waitFor(gone, 1000)).toBe(true);
    expect(await sumOf(store, 'a')).toBeUndefined();
  });

  test('shows events that were appended together at the same time, however large a batch may be', async () => {
    const log = new MemoryEventLog();
    for (const command of ['a', 'b', 'c']) {
      const metadata = {
        causationId: command,
        correlationId: 'one-call',
        actor: { type: 'system', id: 'test' } as const,
        at: '2026-03-02T09:00:00.000Z',
        schemaVersion: 1,
      };
      const events = Array.from({ length: 25 }, (_, n) => {
        const id = `${command}${n}`;
        return { id, type: 'Opened', data: { id, name: id }, metadata };
      });
      await log.append([{ stream: command, expectedRevision: 'no-stream', events }]);
    }
    const seen: number[] = [];
    const store = new (class extends MemoryReadStore {
      override async write(...given: Parameters<MemoryReadStore['write']>): Promise<void> {
        await super.write(...given);
        const [build] = await this.builds();
        if (build) seen.push((await this.search(build, 'tallies', {})).length);
      }
    })();
    const { runner } = await started({ log, store, batchSize: 10 });
    await runner.untilCurrent();
    expect(seen.filter((count) => count > 0)).toEqual([25, 50, 75]);
  });

  test('far behind, batches grow, so that a store is asked to write less often', async () => {
    const log = new MemoryEventLog();
    await append(log, [opened('a')]);
    let writes = 0;
    const store = new (class extends MemoryReadStore {
      override async write(...given: Parameters<MemoryReadStore['write']>): Promise<void> {
        writes += 1;
        await super.write(...given);
      }
    })();
    const first = await started({ log, store, batchSize: 10 });
    await first.runner.untilCurrent();
    await first.runner.stop();
    for (let n = 0; n < 1000; n += 1) await append(log, [added('a', 1)]);
    writes = 0;
    const { runner } = await started({ log, store, batchSize: 10 });
    await runner.untilCurrent();
    expect(await sumOf(store, 'a')).toBe(1000);
    expect(writes).toBeLessThan(20);
  });

  test('an empty log is no reason to wait', async () => {
    const { runner } = await started();
    await runner.untilCurrent();
    expect(runner.health(0)).toEqual([
      {
        name: 'tallies',
        version: 1,
        isEssential: false,
        state: 'current',
        position: undefined,
        lagMs: 0,
        failure: undefined,
      },
    ]);
  });

  test('continues from the checkpoint after a restart, in other batches, without counting anything twice', async () => {
    const log = new MemoryEventLog();
    await append(log, [opened('a'), ...Array.from({ length: 25 }, () => added('a', 1))]);
    const store = new MemoryReadStore();
    for (const batchSize of [7, 3, 100]) {
      const { runner } = await started({ log, store, batchSize });
      await runner.untilCurrent();
      expect((await store.builds())[0]?.checkpoint).toBe(await log.head());
      await runner.stop();
      await append(log, [added('a', 1)]);
    }
    const { runner } = await started({ log, store });
    await runner.untilCurrent();
    expect(await sumOf(store, 'a')).toBe(28);
  });

  test('reads at most a thousand events again after a kill, however many events without effect came', async () => {
    const log = new MemoryEventLog();
    await append(log, [opened('a')]);
    const store = new MemoryReadStore();
    const quiet = { ...tallies(1, 'quiet'), handles: new Set(['Opened']) };
    const projections = [tallies(), quiet];
    const first = await started({ log, store, projections });
    await first.runner.untilCurrent();
    await first.runner.stop();
    await append(
      log,
      Array.from({ length: 3_200 }, () => added('a', 1)),
    );
    const { runner } = await started({ log, store, projections });
    await runner.untilCurrent();
    const build = (await store.builds()).find(({ projection }) => projection === 'quiet');
    expect(Number(await log.head()) - Number(build?.checkpoint)).toBeLessThan(1_000);
  });

  test('rebuilds documents that were made from another log', async () => {
    const log = new MemoryEventLog();
    await append(log, [opened('a'), added('a', 2)]);
    for (const checkpoint of ['9'.repeat(16), '1'.padStart(20, '0')]) {
      const store = new MemoryReadStore();
      const build = { projection: 'tallies', version: 1, build: 1 };
      await store.create(build, tallies().collections);
      await store.promote(build);
      await store.write([{ build, puts: [], removals: [], checkpoint }]);
      const { runner } = await started({ log, store });
      await runner.untilCurrent();
      expect(await sumOf(store, 'a')).toBe(2);
      await runner.stop();
    }
  });

  test('waiting ends when the time is over', async () => {
    const { runner } = await started();
    expect(await runner.waitFor('9'.repeat(16), 5)).toBe(false);
  });

  test('waiting may name the projections it is about', async () => {
    const { log, runner } = await started({
      projections: [tallies(), tallies(1, 'others')],
    });
    const position = await append(log, [opened('a')]);
    expect(await runner.waitFor(position, 1000, ['others'])).toBe(true);
    await expect(runner.waitFor(position, 5, ['no such'])).rejects.toThrow('no such');
  });

  test('listeners hear of events and documents once queries can see them', async () => {
    const { log, store, runner } = await started();
    const heard: { notice: AppliedNotice; sum: number | undefined }[] = [];
    const done = runner.onApplied((notice) => {
      void sumOf(store, 'a').then((sum) => heard.push({ notice, sum }));
    });
    runner.onApplied(() => {
      throw new Error('A listener that fails disturbs nobody');
    });
    const first = await append(log, [opened('a')]);
    await runner.waitFor(first, 1000);
    done();
    await runner.waitFor(await append(log, [added('a', 1)]), 1000);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.sum).toBe(0);
    expect(heard[0]?.notice).toMatchObject({
      projection: 'tallies',
      position: first,
      events: [{ type: 'Opened', data: { id: 'a' }, stream: 'stream-1' }],
      documents: [{ collection: 'tallies', _id: 'a' }],
    });
  });

  test('a projection over every event also sees those that cannot be read', async () => {
    const seen = defineProjection<{ seen: { _id: string; type: string } }, never>({
      name: 'seen',
      version: 1,
      collections: { seen: { indexes: [] } },
      evolve: {},
      everyEvent: ({ id, type }) => [{ op: 'put', collection: 'seen', doc: { _id: id, type } }],
    });
    const read: string[] = [];
    const { log, store, runner } = await started({
      projections: [tallies(), seen],
      readEvents: async (events) => {
        read.push(...events.map((event) => event.type));
        return events;
      },
    });
    await runner.waitFor(await append(log, [opened('a'), other]), 1000);
    const types = await store.collection<{ _id: string; type: string }>('seen').find({});
    expect(types.map((doc) => doc.type)).toEqual(['Opened', 'SomethingElse']);
    expect(read).toEqual(['Opened']);
  });

  test('two projections of one name or collection are refused', async () => {
    await expect(started({ projections: [tallies(), tallies(2)] })).rejects.toThrow('two of');
  });
});

describe('an event that cannot be taken in', () => {
  test('stops its projection just before, tells so, and leaves the others running', async () => {
    const stops: ProjectionStopped[] = [];
    const log = new MemoryEventLog();
    const { store, runner } = await started({
      log,
      projections: [tallies(), bearing13(tallies(1, 'others'))],
      onStopped: (stopped) => stops.push(stopped),
    });
    const sound = await append(log, [opened('a'), added('a', 1)]);
    const last = await append(log, [added('a', 13), added('a', 2)]);
    expect(await runner.waitFor(last, 1000, ['others'])).toBe(true);
    expect(await runner.waitFor(last, 60_000, ['tallies'])).toBe(false);
    expect(await sumOf(store, 'a')).toBe(1);
    expect(await sumOf(store, 'a', 'others')).toBe(3);
    expect(stops).toHaveLength(1);
    expect(stops[0]?.message).toContain('tallies stopped at Added');
    const [health] = runner.health(Date.parse('2026-03-02T10:00:00.000Z'));
    expect(health).toMatchObject({
      state: 'stopped',
      position: sound,
      failure: { message: '13 is unlucky', type: 'Added' },
    });
    expect(health?.lagMs).toBeGreaterThan(0);
    await runner.stop();
    const [, stopped] = await store.builds();
    expect(stopped).toMatchObject({ projection: 'tallies', checkpoint: sound });
  });

  test('may be a damaged one: a projection that needs it stops before it, the others continue behind it', async () => {
    const log = new DamagedEventLog();
    const stops: ProjectionStopped[] = [];
    const names = defineProjection<
      { names: { _id: string } },
      Extract<TallyEvent, { type: 'Opened' }>
    >({
      name: 'names',
      version: 1,
      collections: { names: { indexes: [] } },
      evolve: {
        Opened: ({ data }) => [{ op: 'put', collection: 'names', doc: { _id: data.id } }],
      },
    });
    await append(log, [opened('a'), added('a', 1)]);
    log.damaged = await append(log, [added('a', 2)]);
    const last = await append(log, [added('a', 4), opened('b')]);
    const { store, runner } = await started({
      log,
      projections: [tallies(), names],
      onStopped: (stopped) => stops.push(stopped),
    });
    expect(await runner.waitFor(last, 1000, ['names'])).toBe(true);
    expect(await runner.waitFor(last, 60_000, ['tallies'])).toBe(false);
    expect(await sumOf(store, 'a')).toBe(1);
    expect(await store.collection<{ _id: string }>('names').find({})).toHaveLength(2);
    expect(stops.map(({ message }) => message)).toEqual([
      `Projection tallies stopped at Added at ${log.damaged}: The event at position ${log.damaged} cannot be read`,
    ]);
    expect(runner.health(0)).toMatchObject([
      { state: 'stopped', failure: { code: 'UNREADABLE_EVENT', position: log.damaged } },
      { state: 'current' },
    ]);
    await expect(runner.rebuild(['tallies'])).rejects.toThrow(log.damaged);
  });

  test('may be a damaged one of an unknown type: all stop', async () => {
    const log = new DamagedEventLog();
    log.damaged = await append(log, [opened('a')]);
    log.isTypeKnown = false;
    const { runner } = await started({ log, projections: [tallies(), tallies(1, 'others')] });
    const last = await append(log, [opened('b')]);
    expect(await runner.waitFor(last, 60_000, ['others'])).toBe(false);
    expect(runner.health(0).map(({ state }) => state)).toEqual(['stopped', 'stopped']);
  });

  test('may be one that should be readable and is not', async () => {
    const { log, runner } = await started({
      readEvents: async (events) =>
        events.map((event) =>
          (event.data as { by?: number }).by === 7 ? new Error('garbled') : event,
        ),
    });
    const last = await append(log, [opened('a'), added('a', 7)]);
    expect(await runner.waitFor(last, 60_000)).toBe(false);
    expect(runner.health(0)[0]?.failure?.message).toBe('garbled');
  });

  test('may be one that leads to a document that cannot be kept', async () => {
    const broken = defineProjection<{ broken: { _id: string; n: unknown } }, TallyEvent>({
      name: 'broken',
      version: 1,
      collections: { broken: { indexes: [] } },
      evolve: {
        Opened: () => [{ op: 'put', collection: 'broken', doc: { _id: 'x', n: Number.NaN } }],
        Added: () => [],
        Closed: () => [],
      },
    });
    const { log, store, runner } = await started({ projections: [broken, tallies()] });
    const last = await append(log, [opened('a'), added('a', 1)]);
    expect(await runner.waitFor(last, 1000, ['tallies'])).toBe(true);
    expect(await runner.waitFor(last, 60_000, ['broken'])).toBe(false);
    expect(await sumOf(store, 'a')).toBe(1);
  });
});

describe('a fault of log or store', () => {
  class Flaky extends MemoryReadStore {
    faults = 0;
    after = 0;
    override async write(writes: Parameters<MemoryReadStore['write']>[0]): Promise<void> {
      if (this.faults > 0) {
        this.faults -= 1;
        throw new Error('disk full');
      }
      await super.write(writes);
      if (this.after > 0) {
        this.after -= 1;
        throw new Error('gone before it could answer');
      }
    }
  }

  test('is waited out, and nothing is lost or counted twice', async () => {
    const store = new Flaky();
    const faults: unknown[] = [];
    const { log, runner } = await started({ store, onFault: (fault) => faults.push(fault) });
    await runner.waitFor(await append(log, [opened('a')]), 1000);
    store.faults = 2;
    expect(await runner.waitFor(await append(log, [added('a', 1)]), 5000)).toBe(true);
    store.after = 1;
    expect(await runner.waitFor(await append(log, [added('a', 1)]), 5000)).toBe(true);
    expect(faults).toHaveLength(3);
    expect(await sumOf(store, 'a')).toBe(2);
    expect(runner.health(0)[0]?.state).toBe('current');
  });

  test('in reading events is no fault of the event', async () => {
    let isLocked = true;
    const { log, store, runner } = await started({
      readEvents: async (events) => {
        if (isLocked) throw new Error('the keys are locked away');
        return events;
      },
      onFault: () => {
        isLocked = false;
      },
    });
    expect(await runner.waitFor(await append(log, [opened('a')]), 5000)).toBe(true);
    expect(await sumOf(store, 'a')).toBe(0);
  });
});

describe('a new version', () => {
  test('is not there until it is built: documents of the old one have another shape', async () => {
    const log = new MemoryEventLog();
    const store = new MemoryReadStore();
    await append(log, [opened('a'), added('a', 2)]);
    const { runner: old } = await started({ log, store });
    await old.untilCurrent();
    await old.stop();

    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const readEvents = async (events: readonly RecordedEvent[]) => {
      await gate;
      return events;
    };
    const { runner } = await started({ log, store, projections: [tallies(2)], readEvents });
    store.answerOnly([tallies(2)]);
    await expect(store.collection<Tally>('tallies').findOne({ _id: 'a' })).rejects.toThrow(
      ReadModelAbsent,
    );
    expect(runner.health(0)).toMatchObject([{ version: 2, state: 'building' }]);
    release();
    await runner.untilCurrent();
    expect(await store.collection<Tally>('tallies').findOne({ _id: 'a' })).toMatchObject({
      name: 'a v2',
      sum: 2,
    });
    expect(await store.builds()).toMatchObject([{ version: 2, live: true }]);
    expect(await runner.waitFor(await append(log, [added('a', 5)]), 1000)).toBe(true);
    await runner.rebuild('all');
    expect(await sumOf(store, 'a')).toBe(7);
    expect(runner.health(0)).toHaveLength(1);
  });

  test('parks a projection that stops before that event, and answers from the state before it', async () => {
    const log = new MemoryEventLog();
    const store = new MemoryReadStore();
    await append(log, [opened('a'), added('a', 13)]);
    const { runner: old } = await started({ log, store, projections: [bearing13(tallies())] });
    await old.untilCurrent();
    await old.stop();
    const stops: ProjectionStopped[] = [];
    let stopped: () => void = () => undefined;
    const hasStopped = new Promise<void>((resolve) => (stopped = resolve));
    const last = await started({
      log,
      store,
      projections: [tallies(2)],
      onStopped: (failure) => {
        stops.push(failure);
        stopped();
      },
    });
    await hasStopped;
    const { runner } = last;
    await runner.untilCurrent();
    expect(await store.collection<Tally>('tallies').findOne({ _id: 'a' })).toMatchObject({
      name: 'a v2',
      sum: 0,
    });
    expect(runner.health(0)).toMatchObject([{ version: 2, state: 'stopped' }]);
    expect(stops).toHaveLength(1);
  });
});

describe('an empty read model on a log that is not', () => {
  test('is not there until it has taken in the whole log, also when it was cut off meanwhile', async () => {
    const log = new MemoryEventLog();
    const store = new MemoryReadStore();
    store.answerOnly([tallies()]);
    await append(log, [opened('a'), added('a', 2)]);
    const gates: (() => void)[] = [];
    const readEvents = async (events: readonly RecordedEvent[]) => {
      await new Promise<void>((resolve) => gates.push(resolve));
      return events;
    };
    const { runner } = await started({ log, store, readEvents, batchSize: 1 });
    const find = () => store.collection<Tally>('tallies').findOne({ _id: 'a' });
    await until(() => gates.length === 1);
    gates[0]?.();
    await until(() => gates.length === 2);
    await expect(find()).rejects.toThrow(ReadModelAbsent);
    expect(runner.health(0)).toMatchObject([{ state: 'building' }]);
    const stopping = runner.stop();
    gates[1]?.();
    await stopping;
    const { runner: next } = await started({ log, store });
    await next.untilCurrent();
    expect(await find()).toMatchObject({ sum: 2 });
    expect(next.health(0)).toMatchObject([{ state: 'current' }]);
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
