import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedProgress } from '../read-store/index.js';

/** After this time a store that did not take the word is told again, in milliseconds. */
const AGAIN_AFTER_MS = 250;

/**
 * Tells other processes how far the read models are, one word after the other; of several that come while one is under
 * way, only the last is told. The last word is told again until the store has taken it.
 */
export class ProgressNotifier {
  #next: SharedProgress | undefined;
  #notifying: Promise<void> | undefined;
  #isEnding = false;

  constructor(private readonly notify: (progress: SharedProgress) => Promise<void>) {}

  say(progress: SharedProgress): void {
    this.#next = progress;
    this.#notifying ??= this.#notifyAll().finally(() => (this.#notifying = undefined));
  }

  /** Resolves when the word that is under way was told or failed. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#notifying;
  }

  async #notifyAll(): Promise<void> {
    while (this.#next !== undefined) {
      const progress = this.#next;
      this.#next = undefined;
      try {
        await this.notify(progress);
      } catch {
        // The runner notices by itself that the store is away; here the word only must not be lost.
        if (this.#isEnding) return;
        this.#next ??= progress;
        await sleep(AGAIN_AFTER_MS, undefined, { ref: false });
      }
    }
  }
}
