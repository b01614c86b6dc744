import { openKurrentEventLog } from '@foyer/event-log/kurrent';
import { spawnTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { appendConcurrently } from '../append/appending.js';
import type { BenchContext, Findings, Goal } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';
import { appendBare } from './bare-append.js';
import { copying } from './copying.js';

const WRITERS = [1, 16, 64];
/** Appends of all writers together in one piece. */
const APPENDS = 640;
/** Both take turns so often in a round, since a machine that others use too is not equally fast for a second. */
const PIECES = 4;
const COPIED = 20_000;

/** Appends, catching up and copying, beside the official client; on the test double where no server is named. */
export async function onKurrent(
  { rounds, size = COPIED, say }: BenchContext,
  named: string | undefined,
): Promise<Findings> {
  const double = named === undefined ? await spawnTestDouble() : undefined;
  const url = named ?? double?.url ?? '';
  const log = await openKurrentEventLog({ url });
  const bare = KurrentDBClient.connectionString(url.replace(/^esdb/, 'kurrentdb'));
  const goals: Goal[] = [];
  for (const writers of WRITERS) {
    const each = Math.ceil(APPENDS / writers);
    const unit = 'appends/s';
    const port = async () => (await appendConcurrently(log, writers, each)).rate;
    const [ours, baseline] = await interleave(
      [
        { name: `event log, ${writers} writers`, unit, combine: meanRate, measure: port },
        {
          name: `bare client, ${writers} writers`,
          unit,
          combine: meanRate,
          measure: () => appendBare(bare, writers, each),
        },
      ],
      { rounds, pieces: PIECES },
      say,
    );
    const name = `P16 append, ${writers} writers / bare client`;
    goals.push({ name, ours, baseline, target: { atLeast: 0.8 } });
  }
  const [ours, baseline] = await interleave(
    [
      { name: 'catch-up', unit: 'events/s', measure: () => rateOf(log.readAll()) },
      { name: 'bare read of all', unit: 'events/s', measure: () => rateOf(bare.readAll()) },
    ],
    { rounds },
    say,
  );
  goals.push({ name: 'P16 catch-up / bare read', ours, baseline, target: { atLeast: 0.6 } });
  await bare.dispose();
  await log.close();
  await double?.end();
  const copied = await copying(size, rounds, say);
  goals.push(copied.goal);
  return {
    samples: [...goals.flatMap((goal) => [goal.ours, goal.baseline]), copied.bare],
    goals,
    facts: { KurrentDB: named === undefined ? 'test double' : 'TEST_EVENTSTORE_URL', copied: size },
  };
}

async function rateOf(events: AsyncIterable<unknown>): Promise<number> {
  const start = performance.now();
  const read = events[Symbol.asyncIterator]();
  let count = 0;
  while ((await read.next()).done !== true) count += 1;
  return (count / (performance.now() - start)) * 1000;
}
