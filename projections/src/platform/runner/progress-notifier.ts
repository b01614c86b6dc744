import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedProgress } from '../read-store/index.js';

/**
 * The time after which a store that did not accept the position receives it again, in milliseconds.
 */
const AGAIN_AFTER_MS = 250;

/**
 * Reports to other processes how far the read models are, one report after the other. If several
 * wait while one is under way, only the last is sent. The last report is sent again until the store
 * has accepted it.
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

  /** Resolves when the report that is under way was sent or has failed. */
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
        // The runner notices without help that the store is away; here the report only must not be
        // lost.
        if (this.#isEnding) return;
        this.#next ??= progress;
        await sleep(AGAIN_AFTER_MS, undefined, { ref: false });
      }
    }
  }
}
