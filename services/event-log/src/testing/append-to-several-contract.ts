import { beforeEach, expect, it } from '@jest/globals';
import type { EventLog, StreamAppend } from '../port/event-log.js';
import { collect } from './collect.js';
import type { ContractContext } from './contract-context.js';
import { sampleEvents } from './sample-event.js';

/** Appending to several streams: all of it or nothing. */
export function appendToSeveralContract({ currentLog, newStream, traits }: ContractContext): void {
  let log: EventLog;
  beforeEach(() => {
    log = currentLog();
  });
  const idsOf = async (stream: string): Promise<string[]> =>
    (await collect(log.readStream(stream))).map(({ id }) => id);

  if (traits.appendsToSeveral === false) {
    it('refuses to write to several streams, and writes to none', async () => {
      const streams = [newStream(), newStream()];
      const appends = streams.map((stream) => ({
        stream,
        expectedRevision: 'no-stream' as const,
        events: sampleEvents(2),
      }));
      const refused = log.append(appends);
      await expect(refused).rejects.toMatchObject({ code: 'ATOMIC_APPEND_UNSUPPORTED' });
      for (const stream of streams) expect(await idsOf(stream)).toEqual([]);
    });
    return;
  }

  it('writes to several streams at once, in the order given', async () => {
    const [one, two] = [newStream(), newStream()];
    const appends: StreamAppend[] = [
      { stream: one, expectedRevision: 'no-stream', events: sampleEvents(2) },
      { stream: two, expectedRevision: 'any', events: sampleEvents(1) },
    ];
    const result = await log.append(appends);
    const read = [...(await collect(log.readStream(one))), ...(await collect(log.readStream(two)))];
    expect(read.map(({ id }) => id)).toEqual(appends.flatMap((a) => a.events).map(({ id }) => id));
    expect(read.map(({ position }) => position)).toEqual(read.map((e) => e.position).toSorted());
    expect(result).toEqual({ position: read[2]?.position, revisions: { [one]: 1, [two]: 0 } });
  });

  it('writes to none of several streams where one is not as expected', async () => {
    const [one, two, three] = [newStream(), newStream(), newStream()];
    await log.append([{ stream: two, expectedRevision: 'any', events: sampleEvents(1) }]);
    const refused = log.append([
      { stream: one, expectedRevision: 'no-stream', events: sampleEvents(1) },
      { stream: two, expectedRevision: 'no-stream', events: sampleEvents(1) },
      { stream: three, expectedRevision: 'any', events: sampleEvents(1) },
    ]);
    await expect(refused).rejects.toMatchObject({ code: 'REVISION_CONFLICT', stream: two });
    expect(await idsOf(one)).toEqual([]);
    expect(await idsOf(two)).toHaveLength(1);
    expect(await idsOf(three)).toEqual([]);
  });

  it('answers a repeat over several streams as the first time', async () => {
    const appends: StreamAppend[] = [newStream(), newStream()].map((stream) => ({
      stream,
      expectedRevision: 'no-stream',
      events: sampleEvents(2),
    }));
    const first = await log.append(appends);
    expect(await log.append(appends)).toEqual(first);
  });
}
