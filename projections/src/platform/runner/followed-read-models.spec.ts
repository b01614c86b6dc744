import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DamagedEventLog } from '@foyer/event-log/testing';
import { MemoryReadStore, StoreFault } from '../read-store/index.js';
import { append, readPlainly } from '../testing/projection-fixture.js';
import { tallies, type Tally, type TallyEvent } from '../testing/tally-projection.js';
import { type AppliedNotice, FollowedReadModels, ProjectionRunner } from './index.js';

const opened = (id: string): TallyEvent => ({ type: 'Opened', data: { id, name: id } });
const added = (id: string, by: number): TallyEvent => ({ type: 'Added', data: { id, by } });
const projections = [tallies()];
/** Between two looks how far the other process is, in milliseconds. */
const LONGEST_PAUSE_MS = 100;

describe('Read models that another process keeps', () => {
  let log: DamagedEventLog;
  let store: MemoryReadStore;
  let runner: ProjectionRunner;
  let followed: FollowedReadModels;
  let notices: AppliedNotice[];
  let faults: unknown[];

  beforeEach(() => {
    log = new DamagedEventLog();
    store = new MemoryReadStore();
    notices = [];
    faults = [];
    runner = new ProjectionRunner({ log, store, projections, readEvents: readPlainly });
    followed = new FollowedReadModels({
      ...{ log, progress: store.progress, projections, readEvents: readPlainly },
      onFault: (fault) => faults.push(fault),
    });
    followed.onApplied((notice) => notices.push(notice));
  });
  afterEach(async () => {
    await runner.stop();
    await followed.stop();
  });

  const heard = () => notices.flatMap(({ events }) => events.map(({ data }) => data));
  const sum = async (id: string) =>
    (await store.collection<Tally>('tallies').findOne({ _id: id }))?.sum;

  test('are waited for until the other process has written them', async () => {
    await followed.start();
    const position = await append(log, [opened('a'), added('a', 2)]);
    const waiting = followed.waitFor(position, 5_000, ['tallies']);
    await runner.start();
    expect(await waiting).toBe(true);
    expect(await sum('a')).toBe(2);
  });

  test('are not reached in time if no process writes them', async () => {
    await followed.start();
    const position = await append(log, [opened('a')]);
    expect(await followed.waitFor(position, 30)).toBe(false);
    expect(heard()).toEqual([]);
  });

  test.each([
    ['its time is over', () => undefined, 20],
    ['its asker has gone', (asker: AbortController) => asker.abort(), 60_000],
  ] as const)('are looked at no more for a wait when %s', async (_why, leave, withinMs) => {
    await followed.start();
    const asker = new AbortController();
    const waiting = followed.waitFor('9999', withinMs, undefined, asker.signal);
    leave(asker);
    expect(await waiting).toBe(false);
    // The look that is under way may still end, and is the last.
    const over = performance.now();
    await until(() => performance.now() - over > LONGEST_PAUSE_MS);
    const read = jest.spyOn(store.progress, 'read');
    await until(() => performance.now() - over > 3 * LONGEST_PAUSE_MS);
    expect(read).not.toHaveBeenCalled();
  });

  test('tell what happened once queries see it, in order and each once', async () => {
    await runner.start();
    await followed.start();
    const seen: (number | undefined)[] = [];
    followed.onApplied(() => void sum('a').then((value) => seen.push(value)));
    for (let n = 0; n < 5; n += 1) {
      const position = await append(log, n === 0 ? [opened('a')] : [added('a', n)]);
      await followed.waitFor(position, 5_000);
    }
    await until(() => heard().length === 5);
    expect(heard()).toEqual([
      { id: 'a', name: 'a' },
      ...[1, 2, 3, 4].map((by) => ({ id: 'a', by })),
    ]);
    expect(seen.at(-1)).toBe(10);
    expect(notices.every(({ documents }) => documents === undefined)).toBe(true);
  });

  test('also tell what was written before the start and could not be seen then', async () => {
    await append(log, [opened('a')]);
    await followed.start();
    await runner.start();
    await followed.untilCurrent();
    await until(() => heard().length === 1);
  });

  test('are of no use to wait for once they have stopped', async () => {
    await runner.start();
    await followed.start();
    const position = await append(log, [opened('a'), added('a', 13)]);
    expect(await followed.waitFor(position, 5_000, ['tallies'])).toBe(false);
    expect(followed.health(0)).toMatchObject([{ name: 'tallies', state: 'stopped' }]);
  });

  test.each([true, false])(
    'are notified around a damaged event, also when its type is known: %s',
    async (isTypeKnown) => {
      await append(log, [opened('a')]);
      log.damaged = await append(log, [added('a', 1)]);
      log.isTypeKnown = isTypeKnown;
      const last = await append(log, [added('a', 2), opened('b')]);
      await followed.start();
      await runner.start();
      await until(() => heard().length === 3);
      expect(heard()).toEqual([
        { id: 'a', name: 'a' },
        { id: 'a', by: 2 },
        { id: 'b', name: 'b' },
      ]);
      // As in the process that writes: what needed the event has stopped, and no one waits for the
      // log.
      await until(() => followed.health(0)[0]?.state === 'stopped');
      expect(followed.health(0)).toMatchObject([{ position: last, lagMs: 0 }]);
      expect(faults).toEqual([]);
      const more = await append(log, [opened('c')]);
      await until(() => heard().length === 4);
      expect(await followed.waitFor(more, 5_000, ['tallies'])).toBe(false);
    },
  );

  test('continue when the store answers again', async () => {
    await runner.start();
    await followed.start();
    const read = store.progress.read.bind(store.progress);
    let fails = 2;
    Object.assign(store.progress, {
      read: () => {
        fails -= 1;
        return fails >= 0 ? Promise.reject(new StoreFault('away')) : read();
      },
    });
    const position = await append(log, [opened('a')]);
    expect(await followed.waitFor(position, 5_000)).toBe(true);
    expect(faults.length).toBeGreaterThan(0);
    await until(() => heard().length === 1);
    expect(followed.health(Date.now())).toMatchObject([{ state: 'current' }]);
  });

  test('say that they are behind, and since when', async () => {
    await followed.start();
    await append(log, [opened('a')]);
    const at = Date.parse('2026-03-02T09:00:00.000Z');
    await until(() => followed.health(at + 60_000)[0]?.lagMs === 60_000);
    expect(followed.health(at + 60_000)).toMatchObject([{ state: 'catching-up' }]);
  });

  test('refuse a name that no projection has', async () => {
    await followed.start();
    await expect(followed.waitFor('1', 10, ['nobody'])).rejects.toThrow('no such projection');
  });

  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  }
});
