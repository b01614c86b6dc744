import type { Log } from '../../observability/index.js';
import type { OutboxPublisher, PublisherHealth } from './outbox-publisher.js';
import type { PublisherLease, PublisherLeases } from './leases/index.js';

export interface StandbyParts {
  readonly turns: PublisherLeases;
  /** A relay for one turn; not started yet. */
  readonly makeRelay: (turn: PublisherLease) => OutboxPublisher;
  readonly log: Log;
}

/** A relay that works while it is its turn, and stands by before and after. */
export class StandbyPublisher {
  readonly #stopping = new AbortController();
  readonly #working: Promise<void>;
  #relay: OutboxPublisher | undefined;

  private constructor(private readonly parts: StandbyParts) {
    this.#working = this.#work();
  }

  /** Begins to look for its turn; does not wait for it. */
  static start(parts: StandbyParts): StandbyPublisher {
    return new StandbyPublisher(parts);
  }

  health(): PublisherHealth {
    return this.#relay?.health() ?? { state: 'standby', position: undefined };
  }

  /** Ends after the batch at hand, and lets the next one have its turn. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
    await this.parts.turns.close();
  }

  async #work(): Promise<void> {
    const { turns, makeRelay, log } = this.parts;
    const { signal } = this.#stopping;
    const stopped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    for (;;) {
      const turn = await turns.take(signal);
      if (turn === undefined) return;
      const relay = makeRelay(turn);
      this.#relay = relay;
      relay.start();
      await Promise.race([turn.lost, stopped]);
      if (!signal.aborted) log.warn('Another process hands events on; this one stands by');
      await relay.stop();
      this.#relay = undefined;
      await turn.release();
    }
  }
}
