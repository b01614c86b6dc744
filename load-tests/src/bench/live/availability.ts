import { join } from 'node:path';
import { makeMessenger } from '@foyer/contracts/client';
import { visitMessages, type VisitView } from '@foyer/contracts/visits';
import type { Socket } from 'socket.io-client';
import { connectApplication } from '../../clients/application-socket.js';
import type { Benchmark } from '../benchmark.js';
import { quantile } from '../statistics.js';
import { Product } from './product.js';

/** Pages that wait at the portal. */
const WAITING = 100;
/** How often the agent goes and comes back in a round. */
const CHANGES = 40;
const MOST_MS = 200;

/**
 * From an agent's click on another availability until all who wait are shown whether anybody is at
 * work.
 */
export const availability: Benchmark = {
  id: 'availability',
  question: 'How long until everybody who waits sees that the only agent has gone, or is back?',
  async run({ rounds, size = CHANGES, folder, say }) {
    const product = await Product.start(join(folder, 'product'));
    const { origin } = product.server;
    const desk = await connectApplication(origin, product.token);
    const set = (next: 'manual' | 'away') =>
      makeMessenger(desk).emit(visitMessages.setAvailability, { availability: next });
    await set('manual');
    const pages = await Promise.all(
      (await product.openVisits(WAITING)).map(({ id, token }) =>
        WaitingPage.open(origin, token, id),
      ),
    );
    const round = async (): Promise<number[]> => {
      const times: number[] = [];
      for (let change = 0; change < size; change += 1) {
        const away = change % 2 === 0;
        const shown = Promise.all(pages.map((page) => page.shows(away)));
        const began = performance.now();
        await set(away ? 'away' : 'manual');
        await shown;
        times.push(performance.now() - began);
      }
      return times;
    };
    const p50: number[] = [];
    const p99: number[] = [];
    await round();
    for (let n = 1; n <= rounds; n += 1) {
      const times = await round();
      p50.push(quantile(times, 0.5));
      p99.push(quantile(times, 0.99));
      say(`round ${n}: p50 ${p50.at(-1)?.toFixed(1)} ms, p99 ${p99.at(-1)?.toFixed(1)} ms`);
    }
    for (const page of pages) page.close();
    desk.disconnect();
    await product.server.discard();
    return {
      samples: [
        { name: 'shown to the last page, p50', unit: 'ms', values: p50 },
        { name: 'shown to the last page, p99', unit: 'ms', values: p99 },
      ],
      goals: [],
      limits: [
        { name: 'availability change, p99', value: Math.max(...p99), unit: 'ms', atMost: MOST_MS },
      ],
      facts: { 'waiting pages': WAITING, 'changes a round': size },
    };
  },
};

/** The page of a visitor in line. */
class WaitingPage {
  #seen: (view: VisitView) => void = () => undefined;

  private constructor(private readonly socket: Socket) {
    socket.on(visitMessages.updateClientStatus.name, (view: VisitView) => this.#seen(view));
  }

  static async open(origin: string, token: string, clientId: string): Promise<WaitingPage> {
    const socket = await connectApplication(origin, token);
    const page = new WaitingPage(socket);
    const ring = { clientId, status: 'IN_WAITING' } as const;
    await makeMessenger(socket).emit(visitMessages.updateClientStatus, ring);
    return page;
  }

  /** Resolves when the page receives a view with this value. */
  shows(nobodyOnDuty: boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#seen = (view) => {
        if (view.nobodyOnDuty === nobodyOnDuty) resolve();
      };
    });
  }

  close(): void {
    this.socket.disconnect();
  }
}
