import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeMessenger } from '@foyer/contracts/client';
import { visitMessages, type DeskView } from '@foyer/contracts/visits';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { RawTable } from '../append/raw-table.js';
import { usualEvent } from '../append/usual-event.js';
import type { Benchmark } from '../benchmark.js';
import { commandsPerSecond } from '../http-command/commands-per-second.js';
import { interleave } from '../interleave.js';
import { median, quantile } from '../statistics.js';
import { startBare } from './bare-programs.js';
import { Product } from './product.js';
import { connectAll } from './sockets.js';

/** Visitors of a round, one after the other. */
const PROBES = 100;
const CONNECTIONS = 16;
const MOST_MS = 50;

/**
 * P10: from a visitor's click to what the agent's page shows, while others have the server half
 * busy.
 */
export const e2eLatency: Benchmark = {
  id: 'e2e-latency',
  question: 'How long until an agent sees that somebody rang, at half of what the server can do?',
  async run({ rounds, size = PROBES, folder, say }) {
    const product = await Product.start(join(folder, 'product'));
    const others = await Promise.all(Array.from({ length: 64 }, () => product.newPortal()));
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const target = { origin: product.server.origin, token: product.token, portalIds: others };
    await commandsPerSecond(target, { connections: CONNECTIONS, commands: 640 }, agent);
    const top = await commandsPerSecond(
      target,
      { connections: CONNECTIONS, commands: 1280 },
      agent,
    );
    say(`${top.toFixed(0)} commands/s at most`);
    const background = new Background(top / 2, (commands) =>
      commandsPerSecond(target, { connections: CONNECTIONS, commands }, agent),
    );
    const desk = await DeskPage.open(product);
    const raw = new RawTable(join(folder, 'raw.db'));
    const echo = await Echo.open();
    const ours = async (): Promise<number> => {
      background.start();
      const times = await desk.ringAll(product, size);
      await background.stop();
      return quantile(times, 0.99);
    };
    const sum = async (): Promise<number> => {
      const appends: number[] = [];
      const trips: number[] = [];
      for (let n = 0; n < size; n += 1) {
        const began = performance.now();
        raw.insert(`visit-${performance.now()}-${n}`, usualEvent());
        appends.push(performance.now() - began);
        trips.push(await echo.trip());
      }
      return quantile(appends, 0.99) + quantile(trips, 0.99);
    };
    const samples = await interleave(
      [
        { name: 'product, p99', unit: 'ms', measure: ours },
        { name: 'bare insert p99 + ws round trip p99', unit: 'ms', measure: sum },
      ],
      { rounds },
      say,
    );
    desk.close();
    raw.close();
    await echo.close();
    agent.destroy();
    await product.server.discard();
    const [one, baseline] = samples;
    return {
      samples,
      goals: [{ name: 'P10 product / sum of bare', ours: one, baseline, target: { atMost: 3 } }],
      limits: [{ name: 'P10 p99', value: median(one.values), unit: 'ms', atMost: MOST_MS }],
      facts: { 'commands/s beside': (top / 2).toFixed(0), 'rings a round': size },
    };
  },
};

/** Commands at a rate, until it is stopped. */
class Background {
  #running: Promise<void> | undefined;
  #isStopping = false;

  constructor(
    private readonly rate: number,
    private readonly send: (commands: number) => Promise<unknown>,
  ) {}

  start(): void {
    this.#isStopping = false;
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const began = performance.now();
      await this.send(CONNECTIONS);
      const wanted = (CONNECTIONS / this.rate) * 1000;
      await delay(Math.max(0, wanted - (performance.now() - began)));
    }
  }
}

/** The page of an agent, who is shown the line whenever it changes. */
class DeskPage {
  #seen: (view: DeskView) => void = () => undefined;

  private constructor(private readonly socket: Socket) {
    socket.on(visitMessages.getQueueClients.name, (view: DeskView) => this.#seen(view));
  }

  static async open({ server, token }: Product): Promise<DeskPage> {
    const socket = io(`${server.origin}/application`, {
      auth: { token, tabId: 'bench' },
      transports: ['websocket'],
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const page = new DeskPage(socket);
    const availability = { availability: 'manual' } as const;
    await makeMessenger(socket).emit(visitMessages.setAvailability, availability);
    return page;
  }

  /**
   * Visitors ring one after the other; answers with the milliseconds until the desk showed each.
   */
  async ringAll(product: Product, count: number): Promise<number[]> {
    const visits = await product.openVisits(count);
    const sockets = await connectAll(
      `${product.server.origin}/application`,
      visits.map(({ token }) => token),
    );
    const times: number[] = [];
    for (const [index, { id }] of visits.entries()) {
      const socket = sockets[index];
      if (socket === undefined) continue;
      const shown = this.#shows(id);
      const began = performance.now();
      const messenger = makeMessenger(socket);
      await messenger.emit(visitMessages.updateClientStatus, {
        clientId: id,
        status: 'IN_WAITING',
      });
      await shown;
      times.push(performance.now() - began);
      await messenger.emit(visitMessages.leaveQueue, { clientId: id });
    }
    for (const socket of sockets) socket.disconnect();
    return times;
  }

  close(): void {
    this.socket.disconnect();
  }

  #shows(visitId: string): Promise<void> {
    return new Promise((resolve) => {
      this.#seen = ({ line }) => {
        if (line.some(({ clientId }) => clientId === visitId)) resolve();
      };
    });
  }
}

/** A bare WebSocket that sends each message back. */
class Echo {
  private constructor(
    private readonly socket: WebSocket,
    private readonly end: () => Promise<void>,
  ) {}

  static async open(): Promise<Echo> {
    const program = await startBare('bare-ws');
    const socket = new WebSocket(program.origin);
    await new Promise((resolve) => socket.once('open', resolve));
    return new Echo(socket, () => program.end());
  }

  async trip(): Promise<number> {
    const began = performance.now();
    const heard = new Promise((resolve) => this.socket.once('message', resolve));
    this.socket.send('there and back');
    await heard;
    return performance.now() - began;
  }

  async close(): Promise<void> {
    this.socket.terminate();
    await this.end();
  }
}
