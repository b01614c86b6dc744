import { copyLog } from '@foyer/event-log/copy';
import { openKurrentEventLog } from '@foyer/event-log/kurrent';
import { spawnTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { MemoryEventLog } from '@foyer/event-log/memory';
import type { EventLog } from '@foyer/event-log';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { appendConcurrently } from '../append/appending.js';
import type { BenchContext, Findings, Goal } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';
import { visitsHistory } from '../read-side/visits-history.js';
import { appendBare } from './bare-append.js';

const WRITERS = [1, 16, 64];
/** Appends of all writers together in one piece. */
const APPENDS = 640;
/** Both take turns so often in a round, since a machine that others use too is not equally fast for a second. */
const PIECES = 4;
const COPIED = 20_000;
const COPY_RATE = 5_000;

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
  goals.push(await copying(size, rounds, say));
  return {
    samples: goals.flatMap((goal) => [goal.ours, goal.baseline]),
    goals,
    facts: { KurrentDB: named === undefined ? 'test double' : 'TEST_EVENTSTORE_URL', copied: size },
  };
}

/** Into an empty target each time, which only the test double can be. */
async function copying(size: number, rounds: number, say: BenchContext['say']): Promise<Goal> {
  const source = await historyOf(size);
  const measure = async (): Promise<number> => {
    const double = await spawnTestDouble();
    const target = await openKurrentEventLog({ url: double.url });
    const start = performance.now();
    const { copied } = await copyLog(source, target);
    const rate = (copied / (performance.now() - start)) * 1000;
    await target.close();
    await double.end();
    return rate;
  };
  const [ours, baseline] = await interleave(
    [
      { name: 'log copy into the test double', unit: 'events/s', measure },
      { name: 'asked for', unit: 'events/s', measure: () => COPY_RATE },
    ],
    { rounds },
    say,
  );
  return { name: 'P16 log copy / 5,000 events/s', ours, baseline, target: { atLeast: 1 } };
}

async function historyOf(size: number): Promise<EventLog> {
  const log = new MemoryEventLog();
  const history = visitsHistory();
  for (let n = 0; n < size; n += 1) {
    const { stream, event } = history.next().value;
    await log.append([{ stream, expectedRevision: 'any', events: [event] }]);
  }
  return log;
}

async function rateOf(events: AsyncIterable<unknown>): Promise<number> {
  const start = performance.now();
  const read = events[Symbol.asyncIterator]();
  let count = 0;
  while ((await read.next()).done !== true) count += 1;
  return (count / (performance.now() - start)) * 1000;
}
