import type { RelaySignal } from '../relay-signal.js';
import { DirectRelay } from '../direct/direct-relay.js';
import { SignalListeners } from '../signal-listeners.js';

/** A relay that goes away and comes back when a test wants it to. */
export class FragileRelay extends DirectRelay {
  override up = true;
  readonly #listeners = new SignalListeners();
  readonly #open = new Set<string>();

  override open(callId: string): void {
    this.#open.add(callId);
    super.open(callId);
  }

  override end(callId: string): void {
    this.#open.delete(callId);
    super.end(callId);
  }

  override onSignal(listener: (signal: RelaySignal) => void): () => void {
    const stops = [super.onSignal(listener), this.#listeners.add(listener)];
    return () => stops.forEach((stop) => stop());
  }

  /** Goes away, with everything that calls have here. */
  fail(): void {
    this.up = false;
    for (const callId of this.#open) {
      super.end(callId);
      super.open(callId);
    }
    this.#listeners.notify({ type: 'lost', callIds: [...this.#open] });
  }

  recover(): void {
    this.up = true;
    this.#listeners.notify({ type: 'restored', callIds: [...this.#open] });
  }
}
