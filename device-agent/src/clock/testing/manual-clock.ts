import type { Cancel, Clock } from '../clock.js';

interface Planned {
  readonly at: number;
  readonly act: () => void;
}

/** A clock that does not run until it is moved. */
export class ManualClock implements Clock {
  #now: number;
  readonly #planned = new Set<Planned>();

  constructor(start = Date.UTC(2026, 2, 2, 9)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): Cancel {
    const planned = { at: this.#now + ms, act };
    this.#planned.add(planned);
    return () => void this.#planned.delete(planned);
  }

  every(ms: number, act: () => void): Cancel {
    let cancel: Cancel = () => undefined;
    const next = (): void => {
      cancel = this.after(ms, () => {
        next();
        act();
      });
    };
    next();
    return () => cancel();
  }

  /** Moves on, doing in order of time all that comes due. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#planned].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#planned.delete(due);
      this.#now = due.at;
      due.act();
    }
    this.#now = end;
  }
}
