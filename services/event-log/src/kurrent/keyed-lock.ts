/** Lets work on the same keys happen one after the other, and work on different keys at once. */
export class KeyedLock {
  readonly #last = new Map<string, Promise<void>>();

  async run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = keys.map((key) => this.#last.get(key)).filter((one) => one !== undefined);
    let release: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      release = resolve;
    });
    // All keys at once and without a pause, so that no two can wait for each other.
    for (const key of keys) this.#last.set(key, done);
    try {
      await Promise.all(before);
      return await work();
    } finally {
      release();
      for (const key of keys) if (this.#last.get(key) === done) this.#last.delete(key);
    }
  }
}
