import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventLog } from '../port/event-log.js';
import { EventLogUnavailable } from '../port/event-log-unavailable.js';
import type { RecordedEvent } from '../port/event.js';
import { MemoryEventLog } from '../memory/index.js';
import { collect, sampleEvents } from '../testing/index.js';
import { LogSealer, type SealerOptions } from './log-sealer.js';
import { Seal, SEAL_STREAM } from './seal.js';
import { verifyChain } from './verify-chain.js';

/** So long that no test waits for it. */
const NEVER = 3_600_000;

describe('The log sealer', () => {
  let log: EventLog;
  let sealers: LogSealer[];
  beforeEach(() => {
    log = new MemoryEventLog();
    sealers = [];
  });
  afterEach(async () => {
    await log.close();
    await Promise.all(sealers.map((sealer) => sealer.stop()));
  });
  const start = (options: SealerOptions): LogSealer => {
    const sealer = LogSealer.start(log, options);
    sealers.push(sealer);
    return sealer;
  };
  const write = async (count: number): Promise<void> => {
    await log.append([{ stream: 's', expectedRevision: 'any', events: sampleEvents(count) }]);
  };
  const seals = async (): Promise<Seal[]> =>
    (await collect(log.readStream(SEAL_STREAM))).map(({ data }) => Seal.parse(data));
  /** Events other than seals after the last sealed one, of a log that verifies. */
  const unsealedNews = async (): Promise<number> => {
    const verdict = await verifyChain(log);
    if (!verdict.ok) throw new Error(`The chain is broken: ${verdict.problem}`);
    const all = await collect(log.readAll());
    return all.slice(verdict.verified).filter(({ stream }) => stream !== SEAL_STREAM).length;
  };
  /** Resolves with the nth seal that is written. */
  const seal = async (nth: number): Promise<RecordedEvent> => {
    const { signal } = new AbortController();
    const filter = { streamPrefixes: [SEAL_STREAM] };
    for await (const message of log.subscribe({ filter, signal })) {
      if (message.kind === 'event' && message.event.revision === nth - 1) return message.event;
    }
    throw new Error('The log was closed');
  };

  it('puts no more events than it may into one seal', async () => {
    await write(25);
    await start({ everyEvents: 10, everyMs: NEVER }).stop();
    expect((await seals()).map(({ count }) => count)).toEqual([10, 10, 5]);
    expect(await verifyChain(log)).toMatchObject({ ok: true, verified: 25, unsealed: 3 });
  });

  it('seals a few events after a while', async () => {
    start({ everyMs: 20 });
    await write(3);
    await seal(1);
    await write(2);
    await seal(2);
    expect((await seals()).map(({ count }) => count)).toEqual([3, 3]);
    expect(await verifyChain(log)).toMatchObject({ ok: true, verified: 6, unsealed: 1 });
  });

  it('seals what is left when it stops, and leaves a log alone that holds nothing new', async () => {
    await start({ everyMs: NEVER }).stop();
    expect(await seals()).toEqual([]);
    const sealer = start({ everyMs: NEVER });
    await write(3);
    await sealer.stop();
    await start({ everyMs: NEVER }).stop();
    await start({ everyMs: NEVER }).stop();
    expect((await seals()).map(({ count }) => count)).toEqual([3]);
    expect(await log.head()).toBe((await log.lastOf(SEAL_STREAM))?.position);
  });

  it('seals each event once, in order, however often it is started anew', async () => {
    for (let round = 0; round < 5; round += 1) {
      await write(7);
      const sealer = start({ everyEvents: 5, everyMs: NEVER });
      await write(round + 1);
      await sealer.stop();
    }
    const all = await collect(log.readAll());
    const sealed = (await seals()).flatMap(({ positions }) => positions.split(' '));
    expect(sealed).toEqual(all.map(({ position }) => position).slice(0, sealed.length));
    expect(await unsealedNews()).toBe(0);
    const { head } = (await seals()).at(-1)!;
    expect(await verifyChain(log)).toMatchObject({ ok: true, verified: sealed.length, head });
  });

  it('seals each event once also beside another sealer', async () => {
    const both = [start({ everyEvents: 3, everyMs: 5 }), start({ everyEvents: 4, everyMs: 5 })];
    for (let round = 0; round < 30; round += 1) await write(1 + (round % 3));
    for (const sealer of both) await sealer.stop();
    const sealed = (await seals()).flatMap(({ positions }) => positions.split(' '));
    expect(sealed).toEqual([...new Set(sealed)].toSorted());
    expect(await unsealedNews()).toBe(0);
  });

  it('tells of a fault and goes on when it is over', async () => {
    const append = log.append.bind(log);
    let faults = 2;
    log.append = async (appends) => {
      if (appends[0]?.stream === SEAL_STREAM && faults-- > 0) {
        throw new EventLogUnavailable('appending', new Error('disk full'));
      }
      return append(appends);
    };
    const told: unknown[] = [];
    start({ everyMs: 5, retryMs: 1, onFault: (error) => told.push(error) });
    await write(4);
    await seal(1);
    expect(told).toHaveLength(2);
    expect(await verifyChain(log)).toMatchObject({ ok: true, verified: 4 });
  });

  it('keeps a seal below the size limit of an event, whatever the streams are called', async () => {
    for (let index = 0; index < 300; index += 1) {
      const stream = `${index}-${'界'.repeat(250)}`;
      await log.append([{ stream, expectedRevision: 'any', events: sampleEvents(1) }]);
    }
    const told: unknown[] = [];
    await start({ everyMs: NEVER, onFault: (error) => told.push(error) }).stop();
    expect(told).toEqual([]);
    expect(await unsealedNews()).toBe(0);
  });
});
