/** Lets so much work go on at once; the rest waits for its turn, in the order of asking. */
export class AtOnce {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) {
      const turn = new Promise<void>((resolve) => void this.#waiting.push(resolve));
      return turn.then(() => this.#start(work));
    }
    this.#free -= 1;
    return this.#start(work);
  }

  #start<T>(work: () => Promise<T>): Promise<T> {
    const done = work();
    done.then(this.#next, this.#next);
    return done;
  }

  readonly #next = (): void => {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  };
}
