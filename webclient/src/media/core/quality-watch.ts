import { debug } from '../../debug.js';
import { makeStore, type Store } from '../../state/store.js';
import type { CallSession } from './call-session.js';
import type { PeerLink } from './peer-link.js';
import { qualityOf, type Quality } from './quality.js';
import { measure, readReceived, readSent, type Received, type Sent } from './stats.js';

/** How a received stream does. */
export interface StreamHealth {
  readonly quality: Quality;
  readonly framesDecoded: number;
}

const EVERY_MS = 1_000;

/** Looks once a second at how each received stream of a call does, by participant and kind. */
export class QualityWatch {
  readonly #health = makeStore<ReadonlyMap<string, StreamHealth>>(new Map());
  #before = new Map<PeerLink, Received>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly call: CallSession) {}

  get health(): Store<ReadonlyMap<string, StreamHealth>> {
    return this.#health;
  }

  open(): void {
    this.#timer = setInterval(() => {
      this.#look().catch((error: unknown) => debug('media', 'no statistics', error));
    }, EVERY_MS);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const sent = await this.#readSent();
    const before = new Map<PeerLink, Received>();
    const health = new Map<string, StreamHealth>();
    for (const [key, link] of this.call.receiver.links) {
      const now = readReceived(await link.connection.getStats());
      before.set(link, now);
      health.set(key, {
        quality: qualityOf(measure(this.#before.get(link), now, sent)),
        framesDecoded: now.framesDecoded,
      });
    }
    this.#before = before;
    this.#health.set(health);
  }

  async #readSent(): Promise<Sent | undefined> {
    const [link] = this.call.sending;
    return link && readSent(await link.connection.getStats());
  }
}
