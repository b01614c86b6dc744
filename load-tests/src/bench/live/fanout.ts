import { portalRoutes } from '@foyer/contracts/portals';
import { visitMessages } from '@foyer/contracts/visits';
import { WebSocket } from 'ws';
import type { Benchmark } from '../benchmark.js';
import { interleave, type Subject } from '../interleave.js';
import { quantile } from '../statistics.js';
import { startBare } from './bare-programs.js';
import { Product } from './product.js';
import { connectAll } from './sockets.js';

const CLIENTS = 1_000;
/** Notifications of a round; the p99 of so few is their slowest. */
const PIECES = 20;

/** Counts the notified clients, and resolves when all of them were notified. */
class Everybody {
  #left = 0;
  #done: () => void = () => undefined;

  constructor(private readonly count: number) {}

  notified(): void {
    this.#left -= 1;
    if (this.#left === 0) this.#done();
  }

  /** Returns the milliseconds from a request until all clients were notified. */
  async time(request: () => Promise<unknown>): Promise<number> {
    this.#left = this.count;
    const all = new Promise<void>((resolve) => (this.#done = resolve));
    const began = performance.now();
    await Promise.all([request(), all]);
    return performance.now() - began;
  }
}

/** P8: a thousand pages are notified of one change. */
export const fanout: Benchmark = {
  id: 'fanout',
  question: 'How soon has everybody been told, beside bare socket.io and bare WebSockets?',
  async run({ rounds, size = CLIENTS, folder, say }) {
    const product = await notifiedByProduct(folder, size);
    const socketIo = await notifiedBySocketIo(size);
    const ws = await notifiedByWs(size);
    const p99 = { unit: 'ms', combine: (values: readonly number[]) => quantile(values, 0.99) };
    const subjects: readonly Subject[] = [
      { name: 'product, from the command', ...p99, measure: product.measure },
      { name: 'bare socket.io', ...p99, measure: socketIo.measure },
      { name: 'bare ws', ...p99, measure: ws.measure },
    ];
    const samples = await interleave(subjects, { rounds, pieces: PIECES }, say);
    for (const one of [product, socketIo, ws]) await one.end();
    const [ours, io, bare] = samples;
    if (!ours || !io || !bare) throw new Error('Nothing was measured');
    return {
      samples,
      goals: [
        { name: 'P8 product / socket.io', ours, baseline: io, target: { atMost: 1.25 } },
        { name: 'P8 product / ws', ours, baseline: bare, target: { atMost: 2.5 } },
      ],
      facts: {
        clients: size,
        product: 'a portal opens or closes: command, durable append, reaction, push',
        baselines: 'a request over HTTP makes the server tell everybody',
      },
    };
  },
};

interface Notified {
  readonly measure: () => Promise<number>;
  readonly end: () => Promise<void>;
}

async function notifiedByProduct(folder: string, size: number): Promise<Notified> {
  const product = await Product.start(folder, { settings: { LOG_LEVEL: 'info' } });
  const watched = await product.newPortal();
  const everybody = new Everybody(size);
  const visits = await product.openVisits(size);
  const { name } = visitMessages.listenQueueAvailability;
  const sockets = await connectAll(
    `${product.server.origin}/application`,
    visits.map(({ token }) => token),
    (socket) => socket.on(name, () => everybody.notified()),
  );
  await Promise.all(
    sockets.map((socket) => socket.timeout(30_000).emitWithAck(name, { queueId: watched })),
  );
  let isOpen = true;
  const { client } = product;
  return {
    measure: () =>
      everybody.time(() => {
        const route = isOpen ? portalRoutes.deactivatePortals : portalRoutes.activatePortals;
        isOpen = !isOpen;
        return client.call(route, { body: { ids: [watched] } });
      }),
    end: async () => {
      for (const socket of sockets) socket.disconnect();
      await product.server.discard();
    },
  };
}

async function notifiedBySocketIo(size: number): Promise<Notified> {
  const program = await startBare('bare-socket-io');
  const everybody = new Everybody(size);
  const tokens = Array.from({ length: size }, () => program.token);
  const sockets = await connectAll(program.origin, tokens, (socket) =>
    socket.on('push', () => everybody.notified()),
  );
  return {
    measure: () => everybody.time(() => fetch(program.origin, { method: 'POST' })),
    end: async () => {
      for (const socket of sockets) socket.disconnect();
      await program.end();
    },
  };
}

async function notifiedByWs(size: number): Promise<Notified> {
  const program = await startBare('bare-ws');
  const everybody = new Everybody(size);
  const sockets = Array.from({ length: size }, () => new WebSocket(program.origin));
  await Promise.all(
    sockets.map((socket) => {
      socket.on('message', () => everybody.notified());
      return new Promise((resolve) => socket.once('open', resolve));
    }),
  );
  return {
    measure: () => everybody.time(() => fetch(program.origin, { method: 'POST' })),
    end: async () => {
      for (const socket of sockets) socket.terminate();
      await program.end();
    },
  };
}
