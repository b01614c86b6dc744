/** Tells when the oldest event that waits for a seal has waited long enough. */
export class SealTimer {
  readonly #afterMs: number;
  #running: { timer: NodeJS.Timeout | undefined; due: Promise<'due'> } | undefined;

  constructor(afterMs: number) {
    this.#afterMs = afterMs;
  }

  /** Keeps the timer running while something waits; it starts anew for the next that waits after nothing did. */
  keep(waiting: boolean): void {
    if (waiting) {
      this.#running ??= this.#start();
      return;
    }
    clearTimeout(this.#running?.timer);
    this.#running = undefined;
  }

  /** What comes first: the other thing, or the time. */
  async orDue<T>(other: Promise<T>): Promise<T | 'due'> {
    return this.#running ? Promise.race([other, this.#running.due]) : other;
  }

  #start(): { timer: NodeJS.Timeout | undefined; due: Promise<'due'> } {
    let timer: NodeJS.Timeout | undefined;
    const due = new Promise<'due'>((resolve) => {
      timer = setTimeout(() => resolve('due'), this.#afterMs);
    });
    return { timer, due };
  }
}
