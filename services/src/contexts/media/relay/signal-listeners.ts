import type { RelaySignal } from './relay-signal.js';

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
}
