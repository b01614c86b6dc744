import { DataFolderInUse, DataFolderLock } from '@foyer/event-log/sqlite';

import type { Clock } from '../clock/index.js';
import type { Log } from '../observability/index.js';
import type { EventRelay, RelayHealth } from './event-relay.js';

/** How often one that stands by looks whether it is its turn, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

export interface StandbyParts {
  readonly relay: EventRelay;
  /** Where the relay notes how far it is: whoever shares the note takes turns. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * One relay works at a time, or events of a stream would reach others out of order. It holds a lock beside its note of
 * how far it is, which the operating system drops with the process; the next one goes on from that note.
 */
export class StandbyRelay {
  readonly #parts: StandbyParts;
  readonly #stopping = new AbortController();
  readonly #turn: Promise<void>;
  #lock: DataFolderLock | undefined;

  private constructor(parts: StandbyParts) {
    this.#parts = parts;
    this.#turn = this.#takeTurn();
  }

  /** Begins to look for its turn; does not wait for it. */
  static start(parts: StandbyParts): StandbyRelay {
    return new StandbyRelay(parts);
  }

  health(): RelayHealth {
    if (this.#lock === undefined) return { state: 'standby', position: undefined };
    return this.#parts.relay.health();
  }

  /** Ends after the batch at hand, and lets the next one have its turn. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#turn;
    await this.#parts.relay.stop();
    this.#lock?.release();
    this.#lock = undefined;
  }

  async #takeTurn(): Promise<void> {
    const { relay, folder, clock, log } = this.#parts;
    const { signal } = this.#stopping;
    const stopped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve()),
    );
    while (!signal.aborted) {
      try {
        this.#lock = DataFolderLock.take(folder, 'relay.lock');
        relay.start();
        return;
      } catch (error) {
        if (!(error instanceof DataFolderInUse)) {
          log.warn('The relay cannot see whether it is its turn', { err: error });
        }
        await Promise.race([clock.wait(LOOK_EVERY_MS), stopped]);
      }
    }
  }
}
