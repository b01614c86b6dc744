/**
 * Runs one task at a time, by turns of the people who wait: a person with many tasks takes no turn
 * from one with few.
 */
export class FairTurns {
  /** The starters of each person's tasks; the person whose turn is next comes first. */
  readonly #lines = new Map<string, readonly (() => void)[]>();
  #isTaken = false;
  /** The person whose turn it is, or was last. */
  #served = '';

  /**
   * Does something when its turn comes.
   * @param signal aborted once it is no longer waited for: then it is not begun, and rejects with
   * the reason
   */
  async take<T>(personId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.#isTaken) await this.#turnOf(personId, signal);
    this.#isTaken = true;
    this.#served = personId;
    try {
      return await work();
    } finally {
      this.#next();
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

  #next(): void {
    // A person who was served, and waits for more, comes after all who came meanwhile.
    const more = this.#lineOf(this.#served);
    this.#lines.delete(this.#served);
    this.#wait(this.#served, more);
    const [first] = this.#lines;
    this.#isTaken = first !== undefined;
    if (!first) return;
    const [personId, [begin, ...left]] = first;
    this.#wait(personId, left);
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
