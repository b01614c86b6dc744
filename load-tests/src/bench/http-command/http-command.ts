import { Agent } from 'node:http';

import type { Benchmark } from '../benchmark.js';
import { commandsPerSecond, type CommandTarget } from './commands-per-second.js';
import { compareAtOnce } from './compare-at-once.js';
import { startHandWritten, startProduct } from './targets.js';

/**
 * P7: a command over HTTP, from the request to the acknowledgement of what is on disk and can be
 * read.
 */
export const httpCommand: Benchmark = {
  id: 'http-command',
  question: 'What does a command over HTTP cost beside a handler that was written by hand for it?',
  async run({ rounds, size = 640, folder, say }) {
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    const product = await startProduct(folder, agent);
    const handWritten = await startHandWritten(folder, agent);
    const rateOf = (target: CommandTarget) => (connections: number) =>
      commandsPerSecond(target, { connections, commands: size }, agent);
    const compared = await compareAtOnce({
      ...{ unit: 'commands/s', goal: 'P7 product / by hand', atLeast: 0.6, rounds, say },
      ours: { name: 'product', measure: rateOf(product) },
      baseline: { name: 'by hand', measure: rateOf(handWritten) },
    });
    await product.end();
    await handWritten.end();
    agent.destroy();
    return {
      ...compared,
      facts: {
        'commands a round': size * 2,
        'both, durability': 'WAL, synchronous=FULL, acknowledged after the commit',
        'product, beside the commit': 'hash chain, read model caught up before the answer',
      },
    };
  },
};
