import { beforeEach, expect, it } from '@jest/globals';
import { MAX_EVENT_BYTES, MAX_EVENTS_PER_APPEND } from '../append/limits.js';
import type { EventLog, StreamAppend } from '../port/event-log.js';
import { EventIdReused, InvalidAppend, RevisionConflict } from '../port/errors.js';
import { collect } from './collect.js';
import type { ContractContext } from './contract-context.js';
import { sampleEvent, sampleEvents } from './sample-event.js';

/** Appending: expected revisions, atomicity, what is refused. */
export function appendContract({ currentLog, newStream }: ContractContext): void {
  let log: EventLog;
  beforeEach(() => {
    log = currentLog();
  });
  const idsOf = async (stream: string): Promise<string[]> =>
    (await collect(log.readStream(stream))).map(({ id }) => id);

  it('gives the events of a stream back as they were written, in order', async () => {
    const stream = newStream();
    const events = [sampleEvent(), sampleEvent({ type: 'OtherHappened', data: {} })];
    const result = await log.append([{ stream, expectedRevision: 'no-stream', events }]);
    const read = await collect(log.readStream(stream));
    expect(read).toEqual(
      events.map((event, revision) => ({
        ...event,
        stream,
        revision,
        position: expect.any(String),
      })),
    );
    expect(result).toEqual({ position: read[1]?.position, revisions: { [stream]: 1 } });
  });

  it('counts revisions on where a stream goes on', async () => {
    const stream = newStream();
    await log.append([{ stream, expectedRevision: 'no-stream', events: sampleEvents(2) }]);
    const result = await log.append([{ stream, expectedRevision: 1, events: sampleEvents(2) }]);
    expect(result.revisions).toEqual({ [stream]: 3 });
    const revisions = (await collect(log.readStream(stream))).map(({ revision }) => revision);
    expect(revisions).toEqual([0, 1, 2, 3]);
  });

  it('takes any revision where the writer has no expectation', async () => {
    const stream = newStream();
    await log.append([{ stream, expectedRevision: 'any', events: sampleEvents(1) }]);
    const result = await log.append([{ stream, expectedRevision: 'any', events: sampleEvents(1) }]);
    expect(result.revisions).toEqual({ [stream]: 1 });
  });

  it.each([
    { written: 2, expectedRevision: 0, actual: 1 },
    { written: 2, expectedRevision: 2, actual: 1 },
    { written: 2, expectedRevision: 'no-stream', actual: 1 },
    { written: 0, expectedRevision: 0, actual: undefined },
  ] as const)(
    'refuses an expectation of $expectedRevision where the last revision is $actual',
    async ({ written, expectedRevision, actual }) => {
      const stream = newStream();
      const before = sampleEvents(written);
      if (written > 0) await log.append([{ stream, expectedRevision: 'any', events: before }]);
      const refused = log.append([{ stream, expectedRevision, events: sampleEvents(1) }]);
      await expect(refused).rejects.toThrow(RevisionConflict);
      await expect(refused).rejects.toMatchObject({ stream, expected: expectedRevision, actual });
      expect(await idsOf(stream)).toEqual(before.map(({ id }) => id));
    },
  );

  it('lets one of many writers win who expect the same revision at once', async () => {
    const stream = newStream();
    const writers = sampleEvents(20);
    const outcomes = await Promise.allSettled(
      writers.map((event) =>
        log.append([{ stream, expectedRevision: 'no-stream', events: [event] }]),
      ),
    );
    const won = outcomes.filter(({ status }) => status === 'fulfilled');
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(won).toHaveLength(1);
    for (const { reason } of lost) expect(reason).toBeInstanceOf(RevisionConflict);
    expect(await idsOf(stream)).toEqual([writers[outcomes.findIndex((o) => o === won[0])]?.id]);
  });

  it('fails no writer for the conflict of another at the same time', async () => {
    const taken = newStream();
    await log.append([{ stream: taken, expectedRevision: 'any', events: sampleEvents(1) }]);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        log.append([
          {
            stream: index % 2 === 0 ? newStream() : taken,
            expectedRevision: 'no-stream',
            events: sampleEvents(2),
          },
        ]),
      ),
    );
    const expected = outcomes.map((_, index) => (index % 2 === 0 ? 'fulfilled' : 'rejected'));
    expect(outcomes.map(({ status }) => status)).toEqual(expected);
  });

  it.each<{ fault: string; appends: (stream: string) => StreamAppend[] }>([
    { fault: 'nothing at all', appends: () => [] },
    {
      fault: 'a stream without events',
      appends: (stream) => [{ stream, expectedRevision: 'any', events: [] }],
    },
    {
      fault: 'the same stream twice',
      appends: (stream) => [
        { stream, expectedRevision: 'any', events: sampleEvents(1) },
        { stream, expectedRevision: 'any', events: sampleEvents(1) },
      ],
    },
    {
      fault: 'the same event id twice',
      appends: (stream) => [
        { stream, expectedRevision: 'any', events: sampleEvents(2, { id: 'the-same' }) },
      ],
    },
    {
      fault: 'an event over the size limit',
      appends: (stream) => [
        {
          stream,
          expectedRevision: 'any',
          events: [sampleEvent({ data: { blob: 'x'.repeat(MAX_EVENT_BYTES) } })],
        },
      ],
    },
    {
      fault: 'more events than one append may hold',
      appends: (stream) => [
        { stream, expectedRevision: 'any', events: sampleEvents(MAX_EVENTS_PER_APPEND + 1) },
      ],
    },
    {
      fault: 'an empty stream name',
      appends: () => [{ stream: '', expectedRevision: 'any', events: sampleEvents(1) }],
    },
    {
      fault: "a name of the store's own",
      appends: (stream) => [
        { stream: `$${stream}`, expectedRevision: 'any', events: sampleEvents(1) },
      ],
    },
    {
      fault: 'a name with a zero character',
      appends: (stream) => [
        { stream: `${stream}\0x`, expectedRevision: 'any', events: sampleEvents(1) },
      ],
    },
    {
      fault: 'a negative revision',
      appends: (stream) => [{ stream, expectedRevision: -1, events: sampleEvents(1) }],
    },
  ])('refuses $fault', async ({ appends }) => {
    const stream = newStream();
    await expect(log.append(appends(stream))).rejects.toThrow(InvalidAppend);
    expect(await idsOf(stream)).toEqual([]);
  });

  it('answers a repeat as the first time, also when the stream has moved on', async () => {
    const stream = newStream();
    const append = {
      stream,
      expectedRevision: 'no-stream',
      events: sampleEvents(2),
    } as const;
    const first = await log.append([append]);
    await log.append([{ stream, expectedRevision: 1, events: sampleEvents(3) }]);
    expect(await log.append([append])).toEqual(first);
    expect(await idsOf(stream)).toHaveLength(5);
  });

  it('writes an append once that is made twice at the same time', async () => {
    const stream = newStream();
    const append = { stream, expectedRevision: 'no-stream', events: sampleEvents(2) } as const;
    const [one, two] = await Promise.all([log.append([append]), log.append([append])]);
    expect(one).toEqual(two);
    expect(await idsOf(stream)).toHaveLength(2);
  });

  it('refuses an append of which only a part is known', async () => {
    const stream = newStream();
    const known = sampleEvent();
    await log.append([{ stream, expectedRevision: 'no-stream', events: [known] }]);
    const refused = log.append([{ stream, expectedRevision: 0, events: [sampleEvent(), known] }]);
    await expect(refused).rejects.toThrow(EventIdReused);
    await expect(refused).rejects.toMatchObject({ eventId: known.id });
    expect(await idsOf(stream)).toEqual([known.id]);
  });
}
