import type { Position } from '../port/event.js';

/**
 * Asks for the end of the log on behalf of many: a caller who asks during an answer shares the one
 * after it.
 */
export class FreshHead {
  #running: Promise<Position | undefined> | undefined;
  #next: Promise<Position | undefined> | undefined;

  constructor(private readonly ask: () => Promise<Position | undefined>) {}

  /** The end of the log as it is now, or a little later. */
  async get(): Promise<Position | undefined> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#start();
      });
    return this.#next;
  }

  #start(): Promise<Position | undefined> {
    const running = this.ask().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }
}
