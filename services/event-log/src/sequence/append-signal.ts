/** Wakes those who wait for the log to grow. */
export class AppendSignal {
  readonly #waiting = new Set<() => void>();

  /** Wakes all present waiters. */
  notify(): void {
    if (this.#waiting.size === 0) return;
    const woken = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of woken) wake();
  }

  /**
   * A place to wait at, again and again, until the signal aborts; after that there is no waiting.
   */
  waiter(signal: AbortSignal): { next: () => Promise<void>; leave: () => void } {
    let wake = (): void => undefined;
    const abort = (): void => {
      this.#waiting.delete(wake);
      wake();
    };
    // Once for all the waiting: a listener costs more than the rest of a turn.
    signal.addEventListener('abort', abort);
    return {
      next: async () => {
        if (signal.aborted) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
          this.#waiting.add(wake);
        });
      },
      leave: () => signal.removeEventListener('abort', abort),
    };
  }
}
