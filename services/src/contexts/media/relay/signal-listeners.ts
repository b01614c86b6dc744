import { plainPublication, type Publication } from './publication.js';
import type { RelaySignal, StreamGoneReason } from './relay-signal.js';

type Listener = (signal: RelaySignal) => void;

/** The listeners of a relay. */
export class SignalListeners {
  readonly #listeners = new Set<Listener>();

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  notify(signal: RelaySignal): void {
    for (const listener of this.#listeners) listener(signal);
  }

  /** Reports that a stream has ended without a request. */
  notifyGone(gone: Publication, reason: StreamGoneReason): void {
    this.notify({ type: 'stream-gone', publication: plainPublication(gone), reason });
  }
}
