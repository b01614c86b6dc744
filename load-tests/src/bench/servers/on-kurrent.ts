import type { EventLog } from '@foyer/event-log';
import { openKurrentEventLog } from '@foyer/event-log/kurrent';
import { spawnTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { excludeSystemEvents, KurrentDBClient } from '@kurrent/kurrentdb-client';
import { appendConcurrently } from '../append/appending.js';
import type { BenchContext, Findings, Goal } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';
import { appendBare } from './bare-append.js';
import { copying } from './copying.js';

const WRITERS = [1, 16, 64];
/** Appends of all writers together in one piece. */
const APPENDS = { 1: 160, 16: 320, 64: 640 } as Readonly<Record<number, number>>;
/**
 * The number of turns of both in a round. A machine that others use too is not equally fast for a
 * second. The test double pauses for a tenth of one to clear up its memory, about once a round.
 * Long pieces left such a pause to one side or the other.
 */
const PIECES = 24;
/** Events that are read, of 64 writers. */
const READ = 19_200;
const READINGS = 6;
const COPIED = 20_000;

interface Opened {
  readonly log: EventLog;
  readonly bare: KurrentDBClient;
}

/**
 * Compares appends, catching up and copying with the official client; on test doubles where no
 * server is named.
 */
export async function onKurrent(
  { rounds, size = COPIED, say }: BenchContext,
  named: string | undefined,
): Promise<Findings> {
  const goals: Goal[] = [];
  for (const writers of WRITERS) {
    goals.push(await appending(named, writers, rounds, say));
  }
  goals.push(await opened(named, (both) => reading(both, rounds, say)));
  const copied = await copying(size, rounds, say);
  goals.push(copied.goal);
  return {
    samples: [...goals.flatMap((goal) => [goal.ours, goal.baseline]), copied.bare],
    goals,
    facts: { KurrentDB: named === undefined ? 'test double' : 'TEST_EVENTSTORE_URL', copied: size },
  };
}

/**
 * On the named server, or on a test double that has nothing yet: what it holds of another
 * measurement slows it down.
 */
async function opened<Measured>(
  named: string | undefined,
  measure: (both: Opened) => Promise<Measured>,
): Promise<Measured> {
  const double = named === undefined ? await spawnTestDouble() : undefined;
  const url = named ?? double?.url ?? '';
  const log = await openKurrentEventLog({ url });
  const bare = KurrentDBClient.connectionString(url.replace(/^esdb/, 'kurrentdb'));
  try {
    return await measure({ log, bare });
  } finally {
    await bare.dispose();
    await log.close();
    await double?.end();
  }
}

/**
 * Each round on a test double of its own: the pauses in which one clears up its memory grow with
 * what it holds, and come so regularly that they would hit the same side in each round.
 */
async function appending(
  named: string | undefined,
  writers: number,
  rounds: number,
  say: BenchContext['say'],
): Promise<Goal> {
  const [ours, baseline]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const [log, client] = await opened(named, (both) => appendingOnce(both, writers, say));
    ours.push(...log.values);
    baseline.push(...client.values);
  }
  const unit = 'appends/s';
  return {
    name: `P16 append, ${writers} writers / bare client`,
    ours: { name: `event log, ${writers} writers`, unit, values: ours },
    baseline: { name: `bare client, ${writers} writers`, unit, values: baseline },
    target: { atLeast: 0.8 },
  };
}

/** A round that counts, after one that warms both up. */
function appendingOnce({ log, bare }: Opened, writers: number, say: BenchContext['say']) {
  const each = Math.ceil((APPENDS[writers] ?? writers) / writers);
  const how = { unit: 'appends/s', combine: meanRate };
  const port = async () => (await appendConcurrently(log, writers, each)).rate;
  const client = () => appendBare(bare, writers, each);
  return interleave(
    [
      { ...how, name: `event log, ${writers} writers`, measure: port },
      { ...how, name: `bare client, ${writers} writers`, measure: client },
    ],
    { rounds: 1, pieces: PIECES },
    say,
  );
}

async function reading({ log, bare }: Opened, rounds: number, say: BenchContext['say']) {
  await appendBare(bare, 64, READ / 64);
  const how = { unit: 'events/s', combine: meanRate };
  const [ours, baseline] = await interleave(
    [
      { ...how, name: 'catch-up', measure: () => rateOf(log.readAll()) },
      { ...how, name: 'bare read of all', measure: () => rateOf(oursOf(bare)) },
    ],
    { rounds, pieces: READINGS },
    say,
  );
  const name = 'P16 catch-up / bare read';
  return { name, ours, baseline, target: { atLeast: 0.6 } } as const;
}

/**
 * Reads the events of the log and no others, which both are asked for. The bare client leaves out
 * the server's own events, as its documentation says, and every reader skips those of other
 * programs. Counting these as well would make it twice as fast on the test double, which writes
 * as many of them as of ours.
 */
async function* oursOf(client: KurrentDBClient): AsyncGenerator {
  for await (const resolved of client.readAll({ filter: excludeSystemEvents() })) {
    const metadata: unknown = resolved.event?.metadata;
    if (typeof metadata === 'object' && metadata !== null && 'foyer' in metadata) yield resolved;
  }
}

async function rateOf(events: AsyncIterable<unknown>): Promise<number> {
  const start = performance.now();
  const read = events[Symbol.asyncIterator]();
  let count = 0;
  while ((await read.next()).done !== true) count += 1;
  return (count / (performance.now() - start)) * 1000;
}
