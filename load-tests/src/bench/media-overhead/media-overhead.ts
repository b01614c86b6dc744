import { setTimeout as delay } from 'node:timers/promises';
import { cleanup } from 'node-datachannel';
import type { BenchContext, Benchmark, Findings } from '../benchmark.js';
import { serve } from '../first-frame/served.js';
import { Office } from './office.js';
import { childOf, processorTime } from './processor-time.js';

const CALLS = 20;
const ROUND_MS = 60_000;
/** The time after which a call is settled; a call that has just begun costs more. */
const SETTLES_MS = 20_000;
/**
 * The least packets that every page should receive in a round; with fewer, Janus had less to do
 * than reported.
 */
const LEAST_PACKETS_PER_SECOND = 140;
const AT_MOST = 0.1;

/** P13: the cost of the product next to the relay while people talk. */
export const mediaOverhead: Benchmark = {
  id: 'media-overhead',
  question:
    'How much of the processor does the product use in 20 calls of two, beside what Janus uses?',
  run,
};

async function run({ rounds, size = CALLS, folder, say }: BenchContext): Promise<Findings> {
  const served = await serve(folder);
  const office = await Office.open(served, size);
  try {
    const janus = await childOf(served.pid, 'janus');
    await office.beginCalls();
    say(`${size} calls of two go on`);
    await delay(SETTLES_MS);
    const ours: number[] = [];
    const theirs: number[] = [];
    let fewest = Infinity;
    for (let round = 1; round <= rounds; round += 1) {
      const before = await look(served.pid, janus, office);
      await delay(ROUND_MS);
      const after = await look(served.pid, janus, office);
      const seconds = (after.at - before.at) / 1_000;
      ours.push((after.ours - before.ours) / seconds);
      theirs.push((after.janus - before.janus) / seconds);
      const packets = after.packets.map((count, n) => count - (before.packets[n] ?? 0));
      fewest = Math.min(fewest, ...packets.map((count) => count / seconds));
      say(
        `round ${round}: the product ${ours.at(-1)?.toFixed(1)} ms/s, Janus ${theirs.at(-1)?.toFixed(1)} ms/s`,
      );
    }
    if (fewest < LEAST_PACKETS_PER_SECOND) {
      throw new Error(`A page received only ${fewest.toFixed(0)} packets a second`);
    }
    const sample = { name: 'the product', unit: 'ms/s of the processor', values: ours };
    const baseline = { name: 'Janus', unit: 'ms/s of the processor', values: theirs };
    const name = `processor time in ${size} calls of two, beside Janus'`;
    return {
      samples: [sample, baseline],
      goals: [{ name, ours: sample, baseline, target: { atMost: AT_MOST } }],
      facts: { calls: size, 'fewest packets a second that a page received': fewest.toFixed(0) },
    };
  } finally {
    office.close();
    cleanup();
    await served.stop();
  }
}

/**
 * Returns the processor time of both processes so far, and the number of packets that each page
 * has received.
 */
async function look(product: number, janus: number, { pages }: Office) {
  const [ours, theirs] = await Promise.all([processorTime(product), processorTime(janus)]);
  const packets = pages.map((page) => page.packets);
  return { at: performance.now(), ours, janus: theirs, packets };
}
