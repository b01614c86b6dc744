import { describe, expect, it } from '@jest/globals';
import { EventIdReused, InvalidAppend } from '../port/errors.js';
import type { StreamAppend } from '../port/event-log.js';
import { collect, sampleEvents } from '../testing/index.js';
import { KurrentEventLog } from './kurrent-event-log.js';
import { FakeKurrent } from './testing/fake-kurrent.js';

describe('Appending to KurrentDB', () => {
  const appendTo = (stream: string, count = 1): StreamAppend => ({
    stream,
    expectedRevision: 'any',
    events: sampleEvents(count),
  });

  it.each([{ supportsMultiStream: true }, { supportsMultiStream: false }])(
    'goes on with the revisions of a stream that was deleted: $supportsMultiStream',
    async (server) => {
      const kurrent = new FakeKurrent(server);
      await new KurrentEventLog(kurrent.client()).append([appendTo('s', 3)]);
      kurrent.deleteStream('s');
      const log = new KurrentEventLog(kurrent.client());
      expect(await collect(log.readStream('s'))).toEqual([]);
      const append = { ...appendTo('s', 2), expectedRevision: 'no-stream' as const };
      const result = await log.append([append]);
      expect(result.revisions).toEqual({ s: 4 });
      expect(await log.append([append])).toEqual(result);
      expect((await log.append([{ ...appendTo('s'), expectedRevision: 4 }])).revisions.s).toBe(5);
      const revisions = (await collect(log.readStream('s'))).map(({ revision }) => revision);
      expect(revisions).toEqual([3, 4, 5]);
    },
  );

  it('blames the append where a stream was deleted for good, of which nothing can be read', async () => {
    const kurrent = new FakeKurrent();
    const log = new KurrentEventLog(kurrent.client());
    await log.append([appendTo('s')]);
    kurrent.deleteStream('s', { forGood: true });
    expect(await collect(log.readStream('s'))).toEqual([]);
    expect(await log.lastOf('s')).toBeUndefined();
    await expect(log.append([appendTo('s')])).rejects.toThrow(InvalidAppend);
    await expect(log.append([appendTo('s'), appendTo('t')])).rejects.toThrow(InvalidAppend);
  });

  it('looks for its events where the server does not say where they lie', async () => {
    const log = new KurrentEventLog(new FakeKurrent({ forgetsPlaces: true }).client());
    const result = await log.append([appendTo('s', 2), appendTo('t')]);
    const read = await collect(log.readAll());
    expect(read.map(({ stream, revision }) => `${stream}${revision}`)).toEqual(['s0', 's1', 't0']);
    expect(result).toEqual({ position: read[2]?.position, revisions: { s: 1, t: 0 } });
  });

  it('recognises a repeat of many events, also after others and in another process', async () => {
    const kurrent = new FakeKurrent();
    const log = new KurrentEventLog(kurrent.client());
    const many = appendTo('s', 700);
    const result = await log.append([many]);
    expect(await log.append([many])).toEqual(result);
    await log.append([appendTo('s', 200)]);
    for (const one of [log, new KurrentEventLog(kurrent.client())]) {
      expect(await one.append([many])).toEqual(result);
    }
    const part = { ...many, events: [...many.events.slice(1), ...sampleEvents(1)] };
    await expect(log.append([part])).rejects.toThrow(EventIdReused);
    expect(await collect(log.readStream('s'))).toHaveLength(900);
  });

  it.each([
    {
      fault: 'an id that is no UUID',
      appends: [{ ...appendTo('s'), events: sampleEvents(1, { id: 'x' }) }],
    },
    {
      fault: 'an id that would come back in small letters',
      appends: [
        {
          ...appendTo('s'),
          events: sampleEvents(1, { id: 'AD7AD0BC-2B9F-4A5C-9A3E-000000000001' }),
        },
      ],
    },
    { fault: 'two streams that the server takes for one', appends: [appendTo('s'), appendTo('S')] },
  ])('refuses $fault', async ({ appends }) => {
    const log = new KurrentEventLog(new FakeKurrent().client());
    await expect(log.append(appends)).rejects.toThrow(InvalidAppend);
    expect(await collect(log.readAll())).toEqual([]);
  });
});
