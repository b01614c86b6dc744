import { EventLogUnavailable } from '../port/errors.js';

/**
 * The time that the server may take for one caller's request. The client itself waits as long as
 * the connection seems to exist, and that of a stopped server may seem so permanently.
 */
export class TimeLimit {
  readonly #end: number;

  /** @param milliseconds from now on. */
  constructor(
    private readonly operation: string,
    milliseconds: number,
  ) {
    this.#end = performance.now() + milliseconds;
  }

  /**
   * Waits for an answer until the time is over, or the signal aborts.
   * @throws EventLogUnavailable when the time is over; what was asked may be done all the same.
   */
  wait<T>(answer: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const left = this.#end - performance.now();
    if (left <= 0) return Promise.reject(this.#isOver());
    const answered = answer();
    // One promise in place of a race of two: this is on the way of every append.
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => reject(this.#isOver()), left);
      const abort = (): void => reject(new EventLogUnavailable(this.operation, 'told to stop'));
      signal?.addEventListener('abort', abort);
      const stop = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      answered.then(
        (value) => {
          stop();
          resolve(value);
        },
        (error: unknown) => {
          stop();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
  }

  #isOver(): EventLogUnavailable {
    return new EventLogUnavailable(this.operation, 'no answer in time');
  }
}
