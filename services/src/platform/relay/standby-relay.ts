import type { Log } from '../observability/index.js';
import type { EventRelay, RelayHealth } from './event-relay.js';
import type { RelayTurn, RelayTurns } from './turns/index.js';

export interface StandbyParts {
  readonly turns: RelayTurns;
  /** A relay for one turn; not started yet. */
  readonly makeRelay: (turn: RelayTurn) => EventRelay;
  readonly log: Log;
}

/** A relay that works while it is its turn, and stands by before and after. */
export class StandbyRelay {
  readonly #parts: StandbyParts;
  readonly #stopping = new AbortController();
  readonly #working: Promise<void>;
  #relay: EventRelay | undefined;

  private constructor(parts: StandbyParts) {
    this.#parts = parts;
    this.#working = this.#work();
  }

  /** Begins to look for its turn; does not wait for it. */
  static start(parts: StandbyParts): StandbyRelay {
    return new StandbyRelay(parts);
  }

  health(): RelayHealth {
    return this.#relay?.health() ?? { state: 'standby', position: undefined };
  }

  /** Ends after the batch at hand, and lets the next one have its turn. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
    await this.#parts.turns.close();
  }

  async #work(): Promise<void> {
    const { turns, makeRelay, log } = this.#parts;
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
