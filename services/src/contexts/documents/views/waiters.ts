import { Rejected } from '#platform/cqrs';

/** Those who wait for one thing. Once the last of them has gone, it is not wanted any more. */
export class Waiters {
  readonly #gone = new AbortController();
  #number = 0;

  /** Aborted once all have gone. */
  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  /** @param signal aborted once this one has gone */
  join(signal: AbortSignal): void {
    this.#number += 1;
    const leave = () => {
      this.#number -= 1;
      if (this.#number === 0) this.#gone.abort(new Rejected('UNAVAILABLE'));
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  }
}
