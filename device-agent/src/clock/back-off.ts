/** How long to wait between tries. */
export interface BackOffOptions {
  /** After the first failure, in milliseconds. */
  readonly first: number;
  /** Never longer than this, in milliseconds. */
  readonly most: number;
}

/** Waits twice as long after each failure, up to a bound. */
export class BackOff {
  #failures = 0;

  constructor(readonly options: BackOffOptions) {}

  /** @returns How long to wait after one more failure, in milliseconds. */
  next(): number {
    const wait = Math.min(
      this.options.most,
      this.options.first * 2 ** Math.min(this.#failures, 30),
    );
    this.#failures += 1;
    return wait;
  }

  /** It went well: the next failure is a first one. */
  reset(): void {
    this.#failures = 0;
  }
}
