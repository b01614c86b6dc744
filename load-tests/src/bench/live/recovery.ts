import { once } from 'node:events';
import { join } from 'node:path';
import { eventDefinitions } from '@foyer/contracts/events';
import { visitMessages } from '@foyer/contracts/visits';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import type { Socket } from 'socket.io-client';
import type { Benchmark } from '../benchmark.js';
import { interleave } from '../interleave.js';
import { visitsHistory } from '../read-side/visits-history.js';
import { median } from '../statistics.js';
import { bareStart, startBare } from './bare-programs.js';
import { Product } from './product.js';
import { connectAll } from './sockets.js';
import { untilCurrent } from './until-current.js';

const EVENTS = 1_000_000;
const SOCKETS = 1_000;
const READY_MS = 1_500;
const TOGETHER = 500;

/** P15: how soon everything continues after a crash. */
export const recovery: Benchmark = {
  id: 'recovery',
  question: 'How soon after a kill is the server ready, and everybody back with what they saw?',
  async run({ rounds, size = EVENTS, folder, say }) {
    const data = join(folder, 'data');
    const product = await Product.start(data);
    await product.server.kill();
    say(`writing ${size} events`);
    await addHistory(join(data, 'events.db'), size);
    await product.restart();
    say('read models catch up');
    await untilCurrent(product);
    const visits = await product.openVisits(SOCKETS);
    const bare = await startBare('bare-socket-io');
    const starts = [
      { name: 'product, ready', unit: 'ms', measure: () => product.restart() },
      { name: 'bare start', unit: 'ms', measure: () => bareStart(join(data, 'events.db')) },
    ] as const;
    const [ready, bareReady] = await interleave(starts, { rounds }, say);
    const { name } = visitMessages.updateClientStatus;
    const back = async (): Promise<number> => {
      await product.restart();
      const { origin } = product.server;
      return allBack(
        `${origin}/application`,
        visits.map(({ token }) => token),
        name,
      );
    };
    const tokens = visits.map(() => bare.token);
    const [restored, bareBack] = await interleave(
      [
        { name: `product, ${SOCKETS} back with their visits`, unit: 'ms', measure: back },
        {
          name: `bare socket.io, ${SOCKETS} back`,
          unit: 'ms',
          measure: () => allBack(bare.origin, tokens, 'state'),
        },
      ],
      { rounds },
      say,
    );
    await bare.end();
    await product.server.discard();
    return {
      samples: [ready, bareReady, restored, bareBack],
      goals: [
        { name: 'P15 ready / bare start', ours: ready, baseline: bareReady, target: { atMost: 2 } },
        {
          name: 'P15 everybody back / bare socket.io',
          ours: restored,
          baseline: bareBack,
          target: { atMost: 2 },
        },
      ],
      limits: [{ name: 'P15 ready', value: median(ready.values), unit: 'ms', atMost: READY_MS }],
      facts: { events: size, ready: 'from the start of the process to its line "Ready"' },
    };
  },
};

/**
 * A history as the server itself would have written it, of people who have all been forgotten:
 * their keys are nowhere.
 */
async function addHistory(path: string, size: number): Promise<void> {
  const log = openSqliteEventLog({ path });
  const history = visitsHistory();
  for (let written = 0; written < size; written += TOGETHER) {
    const appends = Array.from({ length: Math.min(TOGETHER, size - written) }, () => {
      const { stream, event } = history.next().value;
      const data = { ...event.data };
      for (const field of eventDefinitions.get(event.type)?.personalFields ?? []) {
        if (field in data) data[field] = null;
      }
      return log.append([{ stream, expectedRevision: 'any', events: [{ ...event, data }] }]);
    });
    await Promise.all(appends);
  }
  await log.close();
}

/**
 * Returns the milliseconds until all clients are connected and have received the present state.
 */
async function allBack(url: string, tokens: readonly string[], name: string): Promise<number> {
  const notified: Promise<unknown>[] = [];
  const began = performance.now();
  const sockets = await connectAll(url, tokens, (socket: Socket) => {
    notified.push(once(socket as never, name));
  });
  await Promise.all(notified);
  const took = performance.now() - began;
  for (const socket of sockets) socket.disconnect();
  return took;
}
