import { Mutex } from 'async-mutex';

/** Lets work on the same keys happen one after the other, in the order of asking, and work on different keys at once. */
export class KeyedMutex {
  readonly #mutexes = new Map<string, Mutex>();

  async runExclusive<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    // All keys are asked for in this one synchronous step, so that no two wait for each other.
    const asked = [...new Set(keys)].map((key) => ({ key, mutex: this.#mutexOf(key) }));
    const releases = await Promise.all(asked.map(({ mutex }) => mutex.acquire()));
    try {
      return await work();
    } finally {
      for (const release of releases) release();
      for (const { key, mutex } of asked) if (!mutex.isLocked()) this.#mutexes.delete(key);
    }
  }

  #mutexOf(key: string): Mutex {
    const known = this.#mutexes.get(key);
    if (known) return known;
    const made = new Mutex();
    this.#mutexes.set(key, made);
    return made;
  }
}
