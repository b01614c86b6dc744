interface Wish<T> {
  readonly fits: (value: T) => boolean;
  readonly fulfil: (value: T) => void;
}

/** The last message to a client, with a way to wait for a certain one. */
export class Heard<T> {
  #last: T | undefined;
  readonly #wishes = new Set<Wish<T>>();

  get last(): T | undefined {
    return this.#last;
  }

  hear(value: T): void {
    this.#last = value;
    for (const wish of this.#wishes) {
      if (!wish.fits(value)) continue;
      this.#wishes.delete(wish);
      wish.fulfil(value);
    }
  }

  /** Waits until the last message fits; undefined when none fits in time. */
  until(fits: (value: T) => boolean, withinMs: number): Promise<T | undefined> {
    if (this.#last !== undefined && fits(this.#last)) return Promise.resolve(this.#last);
    return new Promise((resolve) => {
      const give = (value: T | undefined): void => {
        clearTimeout(timer);
        resolve(value);
      };
      const wish = { fits, fulfil: give };
      this.#wishes.add(wish);
      const timer = setTimeout(() => {
        this.#wishes.delete(wish);
        give(undefined);
      }, withinMs);
    });
  }
}
