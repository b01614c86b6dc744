import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Benchmark } from '../benchmark.js';

/** The measured program of the product, which is not imported here. */
const PROGRAM = fileURLToPath(
  new URL(
    '../../../../services/dist/contexts/visits/testing/routing-decisions.js',
    import.meta.url,
  ),
);

interface Decided {
  readonly decisions: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/**
 * P11: an agent becomes free, and it is decided which visitor is offered there. Each round is a
 * separate process; the worst one counts.
 */
export const routing: Benchmark = {
  id: 'routing',
  question: 'How long does a routing decision take with 5,000 waiting and 500 agents?',
  async run({ rounds, say }) {
    const measured: Decided[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM]);
      const decided = JSON.parse(stdout) as Decided;
      measured.push(decided);
      say(`round ${round}: p99 ${decided.p99.toFixed(3)} ms, max ${decided.max.toFixed(3)} ms`);
    }
    const values = measured.map(({ p99 }) => p99);
    return {
      samples: [
        { name: 'decision, p50', unit: 'ms', values: measured.map(({ p50 }) => p50) },
        { name: 'decision, p99', unit: 'ms', values },
      ],
      goals: [],
      limits: [
        { name: 'P11 routing decision, p99', value: Math.max(...values), unit: 'ms', atMost: 2 },
      ],
      facts: { decisions: measured[0]?.decisions ?? 0, waiting: 5_000, agents: 500, portals: 20 },
    };
  },
};
