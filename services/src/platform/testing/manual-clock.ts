import { Clock, type Cancel } from '../clock/index.js';

interface Planned {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that moves only when a test moves it. */
export class ManualClock extends Clock {
  #now: number;
  #wallAhead = 0;
  #planned: readonly Planned[] = [];

  constructor(start = '2026-03-02T09:00:00.000Z') {
    super();
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now + this.#wallAhead);
  }

  elapsed(): number {
    return this.#now;
  }

  /** Sets the time on the wall, as anyone does who puts a clock right: no time has passed. */
  setWall(byMs: number): void {
    this.#wallAhead += byMs;
  }

  after(ms: number, run: () => void): Cancel {
    const planned = { at: this.#now + ms, run };
    this.#planned = [...this.#planned, planned];
    return () => {
      this.#planned = this.#planned.filter((other) => other !== planned);
    };
  }

  /** How much is planned and has not come yet. */
  get pending(): number {
    return this.#planned.length;
  }

  /** Lets time pass; what was planned for it runs in order, each at its own time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      const due = next;
      this.#planned = this.#planned.filter((other) => other !== due);
      this.#now = due.at;
      due.run();
    }
    this.#now = end;
  }

  /**
   * Lets time pass in which nothing gets its turn, as in a process that is busy; what was planned
   * for it runs late.
   */
  stall(ms: number): void {
    this.#now += ms;
    for (const due of this.#planned.filter(({ at }) => at <= this.#now)) {
      this.#planned = this.#planned.filter((other) => other !== due);
      due.run();
    }
  }

  #nextUntil(end: number): Planned | undefined {
    return this.#planned
      .filter(({ at }) => at <= end)
      .reduce<Planned | undefined>(
        (first, one) => (!first || one.at < first.at ? one : first),
        undefined,
      );
  }
}
