import { Clock, type Cancel } from '../../../../platform/clock/index.js';

/** Time that passes a millisecond with every look at it, and more where it is told to. No one waits. */
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
