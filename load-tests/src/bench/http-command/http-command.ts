import { Agent } from 'node:http';

import type { Benchmark } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';
import { commandsPerSecond } from './commands-per-second.js';
import { startHandWritten, startProduct } from './targets.js';

/** P7: a command over HTTP, from the request to the acknowledgement of what is on disk and can be read. */
export const httpCommand: Benchmark = {
  id: 'http-command',
  question: 'What does a command over HTTP cost beside a handler that was written by hand for it?',
  async run({ rounds, size = 640, folder, say }) {
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    const product = await startProduct(folder, agent);
    const handWritten = await startHandWritten(folder, agent);
    const subjects = ([1, 16] as const).flatMap((connections) =>
      [
        { name: 'product', target: product },
        { name: 'by hand', target: handWritten },
      ].map(({ name, target }) => ({
        name: `${name}, ${connections} at once`,
        unit: 'commands/s',
        combine: meanRate,
        measure: () => commandsPerSecond(target, { connections, commands: size }, agent),
      })),
    );
    const samples = await interleave(subjects, { rounds, pieces: 2 }, say);
    await product.end();
    await handWritten.end();
    agent.destroy();
    const [oneOurs, oneBase, manyOurs, manyBase] = samples;
    if (!oneOurs || !oneBase || !manyOurs || !manyBase) throw new Error('Nothing was measured');
    const target = { atLeast: 0.6 };
    return {
      samples,
      goals: [
        { name: 'P7 product / by hand, 16 at once', ours: manyOurs, baseline: manyBase, target },
        { name: 'P7 product / by hand, one at a time', ours: oneOurs, baseline: oneBase, target },
      ],
      facts: {
        'commands a round': size * 2,
        'both, durability': 'WAL, synchronous=FULL, acknowledged after the commit',
        'product, beside the commit': 'hash chain, read model caught up before the answer',
      },
    };
  },
};
