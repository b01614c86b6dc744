import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventLog, ExpectedRevision, StreamAppend } from '../port/event-log.js';
import { collect } from './collect.js';
import type { ContractContext } from './contract-context.js';
import { sampleEvents } from './sample-event.js';

/** One append as drawn: to which of a few streams, expecting what, how many events. */
type Drawn = readonly { stream: number; expected: 'right' | 'wrong' | 'any'; count: number }[];

const drawnAppend = (maxLength: number): fc.Arbitrary<Drawn> =>
  fc.uniqueArray(
    fc.record({
      stream: fc.nat({ max: 3 }),
      expected: fc.constantFrom('right', 'right', 'right', 'any', 'wrong'),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength, selector: ({ stream }) => stream },
  );

/** A log is the list of accepted events, for any order of appends, conflicts and repeats. */
export function modelContract({ currentLog, newStream, traits }: ContractContext): void {
  it('is what a plain list would be, for any sequence of appends and repeats', async () => {
    const most = traits.appendsToSeveral === false ? 1 : 3;
    const step = fc.record({ drawn: drawnAppend(most), repeat: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const log = currentLog();
        const start = await log.head();
        const streams = Array.from({ length: 4 }, newStream);
        const model: { stream: string; revision: number; id: string }[] = [];
        for (const { drawn, repeat } of steps) {
          await tryAppend(log, model, streams, drawn, repeat);
        }
        const read = await collect(log.readAll(start));
        expect(read.map(({ stream, revision, id }) => ({ stream, revision, id }))).toEqual(model);
        for (const stream of streams) {
          const own = await collect(log.readStream(stream));
          expect(own).toEqual(read.filter((event) => event.stream === stream));
        }
      }),
      { numRuns: 30 },
    );
  });
}

async function tryAppend(
  log: EventLog,
  model: { stream: string; revision: number; id: string }[],
  streams: readonly string[],
  drawn: Drawn,
  repeat: boolean,
): Promise<void> {
  const lastOf = (stream: string): number | undefined =>
    model.findLast((event) => event.stream === stream)?.revision;
  const appends: StreamAppend[] = drawn.map(({ stream, expected, count }) => {
    const name = streams[stream]!;
    return {
      stream: name,
      expectedRevision: expectation(expected, lastOf(name)),
      events: sampleEvents(count),
    };
  });
  const outcome = await log.append(appends).catch((error: unknown) => error);
  if (drawn.some(({ expected }) => expected === 'wrong')) {
    expect(outcome).toMatchObject({ code: 'REVISION_CONFLICT' });
    return;
  }
  for (const { stream, events } of appends) {
    const next = (lastOf(stream) ?? -1) + 1;
    model.push(...events.map(({ id }, index) => ({ stream, revision: next + index, id })));
  }
  expect(outcome).toMatchObject({
    revisions: Object.fromEntries(appends.map(({ stream }) => [stream, lastOf(stream)])),
  });
  if (repeat) expect(await log.append(appends)).toEqual(outcome);
}

function expectation(
  drawn: 'right' | 'wrong' | 'any',
  actual: number | undefined,
): ExpectedRevision {
  if (drawn === 'any') return 'any';
  if (drawn === 'wrong') return (actual ?? 0) + 7;
  return actual ?? 'no-stream';
}
