import type { Position } from '../port/event.js';

/** Asks where the log ends on behalf of many: anyone who asks while an answer is on its way shares the one after it. */
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
