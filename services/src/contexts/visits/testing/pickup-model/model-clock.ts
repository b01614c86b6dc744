import { Clock, type Cancel } from '#platform/clock';

/**
 * A clock that advances a millisecond with every look at it, and more on demand. Timers run without
 * waiting.
 */
export class ModelClock extends Clock {
  #ms = Date.parse('2026-03-02T12:00:00.000Z');

  now(): Date {
    this.#ms += 1;
    return new Date(this.#ms);
  }

  elapsed(): number {
    return this.#ms;
  }

  pass(ms: number): void {
    this.#ms += ms;
  }

  after(_ms: number, run: () => void): Cancel {
    let cancelled = false;
    queueMicrotask(() => {
      if (!cancelled) run();
    });
    return () => {
      cancelled = true;
    };
  }
}
