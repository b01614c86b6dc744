/** The number of messages that a page may send. */
export interface BudgetOptions {
  /** At once. */
  readonly burst: number;
  /** In the long run, each second. */
  readonly perSecond: number;
}

/** Counts messages: some at once, and as many more as time gives back. */
export class MessageBudget {
  #left: number;

  /** @param now In milliseconds. */
  constructor(
    readonly options: BudgetOptions,
    private at: number,
  ) {
    this.#left = options.burst;
  }

  /** @returns Whether there was one left. */
  take(now: number): boolean {
    const { burst, perSecond } = this.options;
    const back = (Math.max(0, now - this.at) / 1_000) * perSecond;
    this.#left = Math.min(burst, this.#left + back);
    this.at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
