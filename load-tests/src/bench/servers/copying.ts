import type { EventLog } from '@foyer/event-log';
import { copyLog } from '@foyer/event-log/copy';
import { openKurrentEventLog } from '@foyer/event-log/kurrent';
import { spawnTestDouble } from '@foyer/event-log/kurrent/testing/wire';
import { MemoryEventLog } from '@foyer/event-log/memory';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import type { BenchContext, Goal } from '../benchmark.js';
import { interleave } from '../interleave.js';
import type { Sample } from '../sample.js';
import { storedEvent } from './bare-append.js';
import { historyLog } from './history-log.js';

const ASKED = 5_000;

type Appends = Parameters<EventLog['append']>[0];

/**
 * Copies a day's work into an empty target each time, which only the test double can be. For
 * comparison, the bare client makes the very appends of the copy, without reading, comparing or
 * verifying. No copy can be faster than that on this server.
 */
export async function copying(
  size: number,
  rounds: number,
  say: BenchContext['say'],
): Promise<{ readonly goal: Goal; readonly bare: Sample }> {
  const source = await historyLog(size);
  const made: Appends[] = [];
  await copyLog(source, noting(made));
  const unit = 'events/s';
  const copy = () => onDouble((url) => copyInto(source, url));
  const append = () => onDouble((url) => appendBare(made, url));
  const [ours, bare, baseline] = await interleave(
    [
      { name: 'log copy into the test double', unit, measure: copy },
      { name: 'bare client, the same appends', unit, measure: append },
      { name: 'asked for', unit, measure: () => ASKED },
    ],
    { rounds },
    say,
  );
  const name = 'P16 log copy / 5,000 events/s';
  return { goal: { name, ours, baseline, target: { atLeast: 1 } }, bare };
}

async function onDouble(measure: (url: string) => Promise<number>): Promise<number> {
  const double = await spawnTestDouble();
  const rate = await measure(double.url);
  await double.end();
  return rate;
}

async function copyInto(source: EventLog, url: string): Promise<number> {
  const target = await openKurrentEventLog({ url });
  const start = performance.now();
  const { copied } = await copyLog(source, target);
  const rate = (copied / (performance.now() - start)) * 1000;
  await target.close();
  return rate;
}

async function appendBare(made: readonly Appends[], url: string): Promise<number> {
  const client = KurrentDBClient.connectionString(url.replace(/^esdb/, 'kurrentdb'));
  const start = performance.now();
  let count = 0;
  for (const appends of made) {
    const requests = appends.map(({ stream, expectedRevision, events }) => {
      count += events.length;
      return {
        streamName: stream,
        expectedState: stateOf(expectedRevision),
        events: events.map(storedEvent),
      };
    });
    await client.multiStreamAppend(requests);
  }
  const rate = (count / (performance.now() - start)) * 1000;
  await client.dispose();
  return rate;
}

function stateOf(expected: Appends[number]['expectedRevision']): bigint | 'no_stream' {
  return typeof expected === 'number' ? BigInt(expected) : 'no_stream';
}

/** An empty log that notes the appends that it takes. */
function noting(made: Appends[]): EventLog {
  const log = new MemoryEventLog();
  const append = log.append.bind(log);
  log.append = (appends) => {
    made.push(appends);
    return append(appends);
  };
  return log;
}
