import { plainPublication, type Publication } from './publication.js';
import type { RelaySignal, StreamGoneReason } from './relay-signal.js';

type Listener = (signal: RelaySignal) => void;

/** Who listens to a relay. */
export class SignalListeners {
  readonly #listeners = new Set<Listener>();

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  notify(signal: RelaySignal): void {
    for (const listener of this.#listeners) listener(signal);
  }

  /** A stream has ended by itself. */
  notifyGone(gone: Publication, reason: StreamGoneReason): void {
    this.notify({ type: 'stream-gone', publication: plainPublication(gone), reason });
  }
}
