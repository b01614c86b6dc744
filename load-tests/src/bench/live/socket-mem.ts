import type { Socket } from 'socket.io-client';
import type { Benchmark } from '../benchmark.js';
import { interleave } from '../interleave.js';
import { startBare } from './bare-programs.js';
import { HeapProbe } from './heap-probe.js';
import { Product } from './product.js';
import { connectAll } from './sockets.js';

const SOCKETS = 10_000;
const INSPECT = ['--inspect=0'];

/** P9: what a page that is connected costs in memory. */
export const socketMem: Benchmark = {
  id: 'socket-mem',
  question: 'What does a connection with rooms, a role and presence take of the heap, beside bare?',
  async run({ rounds, size = SOCKETS, folder, say }) {
    const product = await Product.start(folder, { nodeArgs: INSPECT });
    const bare = await startBare('bare-socket-io', INSPECT);
    const visits = await product.openVisits(size);
    const ours = await perSocket({
      said: product.server.said,
      url: `${product.server.origin}/application`,
      tokens: visits.map(({ token }) => token),
    });
    const baseline = await perSocket({
      said: bare.said,
      url: bare.origin,
      tokens: visits.map(() => bare.token),
    });
    const samples = await interleave(
      [
        { name: 'product', unit: 'bytes/socket', measure: ours.measure },
        { name: 'bare socket.io', unit: 'bytes/socket', measure: baseline.measure },
      ],
      { rounds },
      say,
    );
    for (const one of [ours, baseline]) one.close();
    await product.server.discard();
    await bare.end();
    return {
      samples,
      goals: [
        {
          name: 'P9 product / bare socket.io',
          ours: samples[0],
          baseline: samples[1],
          target: { atMost: 1.5 },
        },
      ],
      facts: { sockets: size, heap: 'after two collections, minus the heap without a socket' },
    };
  },
};

interface Listener {
  readonly said: string;
  readonly url: string;
  readonly tokens: readonly string[];
}

async function perSocket({ said, url, tokens }: Listener) {
  const probe = await HeapProbe.attach(said);
  const measure = async (): Promise<number> => {
    const before = await probe.used();
    const sockets = await connectAll(url, tokens);
    const after = await probe.used();
    await allGone(sockets);
    return (after - before) / tokens.length;
  };
  return { measure, close: () => probe.close() };
}

async function allGone(sockets: readonly Socket[]): Promise<void> {
  for (const socket of sockets) socket.disconnect();
  // The server notices it a moment later; the next measure begins with its heap of then.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}
