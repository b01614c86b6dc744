import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HashChainCheckpointer } from '../chain/index.js';
import { KurrentEventLog } from '../kurrent/index.js';
import { FakeKurrent } from '../kurrent/testing/fake-kurrent.js';
import { MemoryEventLog } from '../memory/index.js';
import type { EventLog } from '../port/event-log.js';
import { InvalidAppend } from '../port/errors.js';
import { openSqliteEventLog } from '../sqlite/index.js';
import { collect, sampleEvents } from '../testing/index.js';
import { copyLog, LogsDiffer, type CopyProgress } from './index.js';

describe('Copying a log', () => {
  let source: MemoryEventLog;

  const grow = async (log: EventLog, times: number): Promise<void> => {
    const checkpointer = HashChainCheckpointer.start(log, {
      onFault: (fault) => {
        throw fault;
      },
    });
    for (let n = 0; n < times; n += 1) {
      const appends = ['a', 'b'].map((stream) => ({
        stream: `${stream}-${n % 3}`,
        expectedRevision: 'any' as const,
        events: sampleEvents(2),
      }));
      await log.append(appends);
    }
    await checkpointer.stop();
  };
  /** Everything but the positions, which are each log's own. */
  const contents = async (log: EventLog) =>
    (await collect(log.readAll())).map((event) => ({ ...event, position: '' }));

  beforeEach(async () => {
    source = new MemoryEventLog();
    await grow(source, 20);
  });

  it('keeps order, ids, revisions and the chain, on every kind of log', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-copy-'));
    const targets = [
      new MemoryEventLog(),
      openSqliteEventLog({ path: join(folder, 'events.db') }),
      new KurrentEventLog(new FakeKurrent().client()),
    ];
    for (const target of targets) {
      const { found, copied, head } = await copyLog(source, target);
      const events = await contents(source);
      expect([found, copied, head]).toEqual([0, events.length, expect.any(String)]);
      expect(await contents(target)).toEqual(events);
      await target.close();
    }
    await rm(folder, { recursive: true });
  });

  it('is no copy of a log that grows meanwhile', async () => {
    const target = new MemoryEventLog();
    const readAll = target.readAll.bind(target);
    let readings = 0;
    target.readAll = (...given) => {
      readings += 1;
      // The second one is the comparison at the end.
      if (readings === 2)
        void source.append([{ stream: 'late', expectedRevision: 'any', events: sampleEvents(1) }]);
      return readAll(...given);
    };
    await expect(copyLog(source, target)).rejects.toThrow(/was written to while it was copied/);
  });

  it('copies no further than it has verified, where the log grows before the first event is copied', async () => {
    const target = new MemoryEventLog();
    const readAll = target.readAll.bind(target);
    const { length } = await contents(source);
    target.readAll = (...given) => {
      void source.append([{ stream: 'late', expectedRevision: 'any', events: sampleEvents(1) }]);
      return readAll(...given);
    };
    await expect(copyLog(source, target)).rejects.toThrow(/was written to while it was copied/);
    target.readAll = readAll;
    expect(await contents(target)).toHaveLength(length);
  });

  it('names the place where the copy came to be another one', async () => {
    const unchecked = new MemoryEventLog();
    await unchecked.append([
      { stream: 's', expectedRevision: 'no-stream', events: sampleEvents(5) },
    ]);
    const target = new MemoryEventLog();
    const append = target.append.bind(target);
    target.append = (parts) =>
      append(
        parts.map(({ events, ...part }) => ({
          ...part,
          events: events.map((event, n) => (n === 3 ? { ...event, type: 'Another' } : event)),
        })),
      );
    await expect(copyLog(unchecked, target)).rejects.toThrow(
      'The target holds another event at its place 4 (Another in s)',
    );
  });

  it('misses an event that did not arrive', async () => {
    const unchecked = new MemoryEventLog();
    await unchecked.append([
      { stream: 's', expectedRevision: 'no-stream', events: sampleEvents(5) },
    ]);
    const target = new MemoryEventLog();
    const append = target.append.bind(target);
    target.append = (parts) =>
      append(parts.map(({ events, ...part }) => ({ ...part, events: events.slice(0, -1) })));
    await expect(copyLog(unchecked, target)).rejects.toThrow('Some of it is missing');
  });

  it('reads a log twice where nothing of it is there yet, and its copy once', async () => {
    const target = new MemoryEventLog();
    const given = jest.spyOn(source, 'readAll');
    const written = jest.spyOn(target, 'readAll');
    const { length } = await contents(source);
    given.mockClear();
    expect((await copyLog(source, target)).copied).toBe(length);
    // In addition to these reads, others check that the copy is empty and that no event came after
    // the end.
    const fromTheStart = given.mock.calls.filter(([after]) => after === undefined);
    expect([fromTheStart.length, written.mock.calls.length]).toEqual([3, 2]);
  });

  it('continues where it was interrupted, and adds the events since then', async () => {
    const target = new MemoryEventLog();
    const interrupted = copyLog(source, target, ({ there }) => {
      if (there >= 30) throw new Error('the cable was pulled');
    });
    await expect(interrupted).rejects.toThrow('cable');
    const { found, copied } = await copyLog(source, target);
    expect(found).toBeGreaterThanOrEqual(30);
    expect(await contents(target)).toEqual(await contents(source));
    await grow(source, 3);
    expect((await copyLog(source, target)).found).toBe(found + copied);
    expect(await contents(target)).toEqual(await contents(source));
  });

  it('writes runs of different streams in one append, and no stream twice in one', async () => {
    const target = new MemoryEventLog();
    const append = target.append.bind(target);
    const appends: string[][] = [];
    target.append = (parts) => {
      appends.push(parts.map(({ stream }) => stream));
      return append(parts);
    };
    const notified: CopyProgress[] = [];
    const { copied } = await copyLog(source, target, (progress) => notified.push(progress));
    expect(appends.flatMap((streams) => streams).length).toBeGreaterThan(40);
    expect(appends.length).toBeLessThan(10);
    expect(appends.filter((streams) => new Set(streams).size < streams.length)).toEqual([]);
    expect(notified.at(-1)).toEqual({ there: copied, total: copied });
    expect(await contents(target)).toEqual(await contents(source));
  });

  it('writes less at once where the target takes less', async () => {
    const small = new MemoryEventLog();
    const append = small.append.bind(small);
    small.append = async (parts) => {
      if (parts.flatMap(({ events }) => events).length > 3) throw new InvalidAppend('too large');
      return append(parts);
    };
    const older = new KurrentEventLog(new FakeKurrent({ supportsMultiStream: false }).client());
    for (const target of [small, older]) {
      await copyLog(source, target);
      expect(await contents(target)).toEqual(await contents(source));
    }
  });

  it('does not read on a server the streams that it begins there', async () => {
    const kurrent = new FakeKurrent();
    const readStream = jest.spyOn(kurrent, 'readStream');
    const grown = new MemoryEventLog();
    const appends = Array.from({ length: 50 }, (_, n) => ({
      stream: `new-${n}`,
      expectedRevision: 'no-stream' as const,
      events: sampleEvents(1),
    }));
    await grown.append(appends);
    await copyLog(grown, new KurrentEventLog(kurrent.client()));
    expect(readStream).not.toHaveBeenCalled();
  });

  it('refuses a target that holds something else, and changes nothing there', async () => {
    const target = new MemoryEventLog();
    await grow(target, 1);
    const before = await contents(target);
    await expect(copyLog(source, target)).rejects.toThrow(LogsDiffer);
    expect(await contents(target)).toEqual(before);
  });

  it('refuses a log that is not as it was checkpointed', async () => {
    const changed = new MemoryEventLog();
    const broken = {
      readStream: changed.readStream.bind(changed),
      async *readAll() {
        for await (const event of source.readAll()) {
          yield event.revision === 1 ? { ...event, type: 'Forged' } : event;
        }
      },
    };
    await expect(copyLog(broken, new MemoryEventLog())).rejects.toThrow(
      /not as it was checkpointed/,
    );
  });
});
