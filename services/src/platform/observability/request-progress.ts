import { setImmediate as nextTurn } from 'node:timers/promises';

/** The stores took longer than the request that asked them may take. */
export class StoresOverdue extends Error {
  override readonly name = 'StoresOverdue';
  readonly code = 'STORES_OVERDUE';

  constructor() {
    super('The stores did not answer in time');
  }
}

/**
 * How far a request or message has come: what it has written, and how long it may still wait for
 * stores.
 */
export class RequestProgress {
  #waiting = 0;
  #since = 0;
  #spentMs = 0;
  #begun = 0;
  #done = 0;
  #position: string | undefined;
  /** True once a write was not shown in time: each later read may be older than it. */
  isBehind = false;

  /** @param withinMs How long it may wait for all stores together. */
  constructor(private readonly withinMs: number) {}

  /** The end of what it has written; undefined where it wrote nothing. */
  get position(): string | undefined {
    return this.#position;
  }

  /** Every command that it began is in the log. */
  get isDone(): boolean {
    return this.#done > 0 && this.#done === this.#begun;
  }

  /**
   * The milliseconds that it may still wait. With none left its client gets a failure, and no more
   * may be written for it.
   */
  get leftMs(): number {
    const waited = this.#waiting === 0 ? 0 : performance.now() - this.#since;
    return Math.max(0, this.withinMs - this.#spentMs - waited);
  }

  /**
   * Asks a store. Simultaneous requests count once.
   * @throws StoresOverdue when the time is over; the store may still do the work
   */
  async ask<T>(store: () => Promise<T>): Promise<T> {
    if (this.leftMs === 0) throw new StoresOverdue();
    const ending = new AbortController();
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
    try {
      return await Promise.race([store(), this.#overdue(ending.signal)]);
    } finally {
      ending.abort();
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#spentMs += performance.now() - this.#since;
    }
  }

  /**
   * Runs a command and keeps in mind whether its events are in the log.
   * @param isRejection whether an error says that nothing of it is there.
   */
  async carryOut<T extends { readonly position: string | undefined }>(
    command: () => Promise<T>,
    isRejection: (error: unknown) => boolean,
  ): Promise<T> {
    this.#begun += 1;
    try {
      const outcome = await command();
      this.#done += 1;
      const { position } = outcome;
      if (position !== undefined && position > (this.#position ?? '')) this.#position = position;
      return outcome;
    } catch (error) {
      if (isRejection(error)) this.#begun -= 1;
      throw error;
    }
  }

  #overdue(signal: AbortSignal): Promise<never> {
    return new Promise((_, reject) => {
      const late = async (): Promise<void> => {
        // If this process itself was delayed, the answer may have arrived without being read yet.
        await nextTurn();
        reject(new StoresOverdue());
      };
      const timer = setTimeout(() => void late(), this.leftMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  }
}
