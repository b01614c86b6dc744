/**
 * Runs some tasks at a time, one for each person, by turns of the people who wait: a person with many
 * tasks, or slow ones, takes no turn from another.
 */
export class FairTurns {
  /** The starters of each person's tasks; the person whose turn is next comes first. */
  readonly #lines = new Map<string, readonly (() => void)[]>();
  /** The people whose turn it is. */
  readonly #served = new Set<string>();

  /** @param places the number of tasks that run at a time */
  constructor(private readonly places = 1) {}

  /**
   * Does something when its turn comes.
   * @param signal aborted once it is no longer waited for: then it is not begun, and rejects with
   * the reason
   */
  async take<T>(personId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const mayBegin = this.#served.size < this.places && !this.#served.has(personId);
    if (mayBegin) this.#served.add(personId);
    else await this.#turnOf(personId, signal);
    try {
      return await work();
    } finally {
      this.#next(personId);
    }
  }

  #turnOf(personId: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#wait(
          personId,
          this.#lineOf(personId).filter((one) => one !== begin),
        );
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#wait(personId, [...this.#lineOf(personId), begin]);
    });
  }

  #next(served: string): void {
    this.#served.delete(served);
    // A person who was served, and waits for more, comes after all who came meanwhile.
    const more = this.#lineOf(served);
    this.#lines.delete(served);
    this.#wait(served, more);
    const next = [...this.#lines].find(([personId]) => !this.#served.has(personId));
    if (!next) return;
    const [personId, [begin, ...left]] = next;
    this.#wait(personId, left);
    this.#served.add(personId);
    begin?.();
  }

  #lineOf(personId: string): readonly (() => void)[] {
    return this.#lines.get(personId) ?? [];
  }

  #wait(personId: string, line: readonly (() => void)[]): void {
    if (line.length > 0) this.#lines.set(personId, line);
    else this.#lines.delete(personId);
  }
}
