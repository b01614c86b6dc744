/** Lets those who need the same things go one after the other, in the order in which they came. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs something when nobody else in this process has one of the names. */
  async take<T>(names: readonly string[], run: () => Promise<T>): Promise<T> {
    let release: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (release = resolve));
    // All names are taken in this one synchronous step, so that two takers never wait for each other.
    const before = names.flatMap((name) => this.#last.get(name) ?? []);
    for (const name of names) this.#last.set(name, done);
    await Promise.all(before);
    try {
      return await run();
    } finally {
      release();
      for (const name of names) {
        if (this.#last.get(name) === done) this.#last.delete(name);
      }
    }
  }
}
