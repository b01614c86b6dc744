import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventLog } from '../port/event-log.js';
import { EventLogUnavailable } from '../port/errors.js';
import type { RecordedEvent } from '../port/event.js';
import { MemoryEventLog } from '../memory/index.js';
import { collect, sampleEvents } from '../testing/index.js';
import { HashChainCheckpointer, type CheckpointerOptions } from './hash-chain-checkpointer.js';
import { demandCheckpoint, CHECKPOINT_STREAM, type Checkpoint } from './checkpoint.js';
import { verifyChain } from './verify-chain.js';

/** An interval too long for any test to wait for. */
const NEVER = 3_600_000;

describe('The log checkpointer', () => {
  let log: EventLog;
  let checkpointers: HashChainCheckpointer[];
  beforeEach(() => {
    log = new MemoryEventLog();
    checkpointers = [];
  });
  afterEach(async () => {
    await log.close();
    await Promise.all(checkpointers.map((checkpointer) => checkpointer.stop()));
  });
  const start = (options: CheckpointerOptions): HashChainCheckpointer => {
    const checkpointer = HashChainCheckpointer.start(log, options);
    checkpointers.push(checkpointer);
    return checkpointer;
  };
  const write = async (count: number): Promise<void> => {
    await log.append([{ stream: 's', expectedRevision: 'any', events: sampleEvents(count) }]);
  };
  const checkpoints = async (): Promise<Checkpoint[]> =>
    (await collect(log.readStream(CHECKPOINT_STREAM))).map(({ data }) => demandCheckpoint(data));
  /** Events other than checkpoints after the last checkpointed one, of a log that verifies. */
  const uncheckedNews = async (): Promise<number> => {
    const verdict = await verifyChain(log);
    if (!verdict.ok) throw new Error(`The chain is broken: ${verdict.problem}`);
    const all = await collect(log.readAll());
    return all.slice(verdict.verified).filter(({ stream }) => stream !== CHECKPOINT_STREAM).length;
  };
  /** Resolves with the nth checkpoint that is written. */
  const checkpoint = async (nth: number): Promise<RecordedEvent> => {
    const { signal } = new AbortController();
    const filter = { streamPrefixes: [CHECKPOINT_STREAM] };
    for await (const message of log.subscribe({ filter, signal })) {
      if (message.kind === 'event' && message.event.revision === nth - 1) return message.event;
    }
    throw new Error('The log was closed');
  };

  it('puts no more events than it may into one checkpoint', async () => {
    await write(25);
    await start({ everyEvents: 10, everyMs: NEVER }).stop();
    expect((await checkpoints()).map(({ count }) => count)).toEqual([10, 10, 5]);
    expect(await verifyChain(log)).toMatchObject({ ok: true, verified: 25, unchecked: 3 });
  });

  it('checkpoints a few events after a while', async () => {
    start({ everyMs: 20 });
    await write(3);
    await checkpoint(1);
    await write(2);
    await checkpoint(2);
    expect((await checkpoints()).map(({ count }) => count)).toEqual([3, 3]);
    expect(await verifyChain(log)).toMatchObject({ ok: true, verified: 6, unchecked: 1 });
  });

  it('checkpoints what is left when it stops, and leaves a log alone that holds nothing new', async () => {
    await start({ everyMs: NEVER }).stop();
    expect(await checkpoints()).toEqual([]);
    const checkpointer = start({ everyMs: NEVER });
    await write(3);
    await checkpointer.stop();
    await start({ everyMs: NEVER }).stop();
    await start({ everyMs: NEVER }).stop();
    expect((await checkpoints()).map(({ count }) => count)).toEqual([3]);
    expect(await log.head()).toBe((await log.lastOf(CHECKPOINT_STREAM))?.position);
  });

  it('leaves to the next start what it cannot write in time when it stops', async () => {
    await write(25);
    const append = log.append.bind(log);
    log.append = () => new Promise(() => undefined);
    await start({ everyMs: NEVER, finishMs: 20 }).stop();
    expect(await checkpoints()).toEqual([]);
    log.append = append;
    await start({ everyMs: NEVER, finishMs: NEVER }).stop();
    expect(await uncheckedNews()).toBe(0);
  });

  it('checkpoints each event once, in order, however often it is started again', async () => {
    for (let round = 0; round < 5; round += 1) {
      await write(7);
      const checkpointer = start({ everyEvents: 5, everyMs: NEVER });
      await write(round + 1);
      await checkpointer.stop();
    }
    const all = await collect(log.readAll());
    const checkpointed = (await checkpoints()).flatMap(({ positions }) => positions.split(' '));
    expect(checkpointed).toEqual(all.map(({ position }) => position).slice(0, checkpointed.length));
    expect(await uncheckedNews()).toBe(0);
    const { head } = (await checkpoints()).at(-1)!;
    expect(await verifyChain(log)).toMatchObject({ ok: true, verified: checkpointed.length, head });
  });

  it('checkpoints each event once also next to another checkpointer', async () => {
    const both = [start({ everyEvents: 3, everyMs: 5 }), start({ everyEvents: 4, everyMs: 5 })];
    for (let round = 0; round < 30; round += 1) await write(1 + (round % 3));
    for (const checkpointer of both) await checkpointer.stop();
    const checkpointed = (await checkpoints()).flatMap(({ positions }) => positions.split(' '));
    expect(checkpointed).toEqual([...new Set(checkpointed)].toSorted());
    expect(await uncheckedNews()).toBe(0);
  });

  it('reports a fault and continues when it is over', async () => {
    const append = log.append.bind(log);
    let faults = 2;
    log.append = async (appends) => {
      if (appends[0]?.stream === CHECKPOINT_STREAM && faults-- > 0) {
        throw new EventLogUnavailable('appending', new Error('disk full'));
      }
      return append(appends);
    };
    const notified: unknown[] = [];
    start({ everyMs: 5, retryMs: 1, onFault: (error) => notified.push(error) });
    await write(4);
    await checkpoint(1);
    expect(notified).toHaveLength(2);
    expect(await verifyChain(log)).toMatchObject({ ok: true, verified: 4 });
  });

  it('keeps a checkpoint below the size limit of an event, with any names of streams', async () => {
    for (let index = 0; index < 300; index += 1) {
      const stream = `${index}-${'界'.repeat(250)}`;
      await log.append([{ stream, expectedRevision: 'any', events: sampleEvents(1) }]);
    }
    const notified: unknown[] = [];
    await start({ everyMs: NEVER, onFault: (error) => notified.push(error) }).stop();
    expect(notified).toEqual([]);
    expect(await uncheckedNews()).toBe(0);
  });
});
