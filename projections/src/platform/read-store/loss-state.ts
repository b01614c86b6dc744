import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreFault } from './errors.js';

/** Queries wait for so long at most for a store that is being filled, in milliseconds. */
const FILLED_WITHIN_MS = 5_000;

/** Knows if a store is lost, who is notified of it, and who waits until it is filled again. */
export class LossState {
  #lost: StoreFault | undefined;
  #isFilled: Promise<void> = Promise.resolve();
  #fill: () => void = () => undefined;
  #isNotified = false;
  #notify: ((fault: StoreFault) => void) | undefined;

  get fault(): StoreFault | undefined {
    return this.#lost;
  }

  /** True if a listener is there to fill it again. */
  get isWatched(): boolean {
    return this.#notify !== undefined;
  }

  onLost(notify: (fault: StoreFault) => void): void {
    this.#notify = notify;
  }

  lose(fault: StoreFault): void {
    if (this.#lost === undefined) {
      this.#lost = fault;
      this.#isFilled = new Promise((resolve) => (this.#fill = resolve));
    }
    if (this.#isNotified) return;
    this.#isNotified = true;
    // The code that met the damage is notified first, and lets go of the store.
    setImmediate(() => this.#notify?.(fault));
  }

  /** An empty store is in its place, whose loss would be another one. */
  renewed(): void {
    this.#isNotified = false;
  }

  filled(): void {
    this.#lost = undefined;
    this.#fill();
  }

  /** @throws StoreFault where the store was not filled in time. */
  async untilFilled(): Promise<void> {
    if (this.#lost === undefined) return;
    if (this.#notify === undefined) throw this.#lost;
    await Promise.race([this.#isFilled, sleep(FILLED_WITHIN_MS, undefined, { ref: false })]);
    const left = this.fault;
    if (left !== undefined) throw left;
  }
}
