import type { Log } from '../../observability/index.js';
import type { OutboxPublisher, PublisherHealth } from './outbox-publisher.js';
import type { PublisherLease, PublisherLeases } from './leases/index.js';

export interface StandbyParts {
  readonly turns: PublisherLeases;
  /** A publisher for one turn; not started yet. */
  readonly makeOutbox: (turn: PublisherLease) => OutboxPublisher;
  readonly log: Log;
}

/** A publisher that works during its turn, and waits before and after. */
export class StandbyPublisher {
  readonly #stopping = new AbortController();
  readonly #working: Promise<void>;
  #outbox: OutboxPublisher | undefined;

  private constructor(private readonly parts: StandbyParts) {
    this.#working = this.#work();
  }

  /** Begins to look for its turn; does not wait for it. */
  static start(parts: StandbyParts): StandbyPublisher {
    return new StandbyPublisher(parts);
  }

  health(): PublisherHealth {
    return this.#outbox?.health() ?? { state: 'standby', position: undefined };
  }

  /** Ends after the batch at hand, and lets the next one have its turn. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
    await this.parts.turns.close();
  }

  async #work(): Promise<void> {
    const { turns, makeOutbox, log } = this.parts;
    const { signal } = this.#stopping;
    const stopped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    for (;;) {
      const turn = await turns.take(signal);
      if (turn === undefined) return;
      const outbox = makeOutbox(turn);
      this.#outbox = outbox;
      outbox.start();
      await Promise.race([turn.lost, stopped]);
      if (!signal.aborted) log.warn('Another process hands events on; this one stands by');
      await outbox.stop();
      this.#outbox = undefined;
      await turn.release();
    }
  }
}
