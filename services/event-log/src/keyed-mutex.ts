/** Lets work on the same keys happen one after the other, in the order of asking, and work on different keys at once. */
export class KeyedMutex {
  /** The end of the last work asked for with a key. Every append passes here: a library's lock took a tenth of its time. */
  readonly #ends = new Map<string, Promise<void>>();

  async runExclusive<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    let end: () => void = () => undefined;
    const own = new Promise<void>((resolve) => (end = resolve));
    const before: Promise<void>[] = [];
    // All keys are asked for in this one synchronous step, so that no two wait for each other.
    for (const key of keys) {
      const last = this.#ends.get(key);
      if (last !== undefined && last !== own) before.push(last);
      this.#ends.set(key, own);
    }
    if (before.length > 0) await Promise.all(before);
    try {
      return await work();
    } finally {
      for (const key of keys) if (this.#ends.get(key) === own) this.#ends.delete(key);
      end();
    }
  }
}
