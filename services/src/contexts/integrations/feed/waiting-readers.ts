import { Rejected } from '#platform/cqrs';

/** The number of calls of one caller that may wait at a time. */
export const WAITING_MAX = 3;
/** A caller with too many of them comes again after this time, in seconds. */
const AGAIN_AFTER_S = 5;

/** Counts the calls of each caller that wait for an event. */
export class WaitingReaders {
  readonly #waiting = new Map<string, number>();

  /** @throws Rejected TOO_MANY_REQUESTS where as many as may wait do. */
  async during<T>(callerId: string, wait: () => Promise<T>): Promise<T> {
    const before = this.#waiting.get(callerId) ?? 0;
    if (before >= WAITING_MAX) {
      throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: AGAIN_AFTER_S.toString() });
    }
    this.#waiting.set(callerId, before + 1);
    try {
      return await wait();
    } finally {
      const left = (this.#waiting.get(callerId) ?? 1) - 1;
      if (left > 0) this.#waiting.set(callerId, left);
      else this.#waiting.delete(callerId);
    }
  }
}
