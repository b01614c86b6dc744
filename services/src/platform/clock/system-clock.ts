import { Clock, type Cancel } from './clock.js';

/** A longer timer of Node runs out at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The clock of the machine. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }

  elapsed(): number {
    // Recorded times have whole milliseconds.
    return Math.floor(performance.now());
  }

  after(ms: number, run: () => void): Cancel {
    const end = this.elapsed() + ms;
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      const step = Math.min(Math.max(left, 0), LONGEST_TIMER_MS);
      const next = step < left ? () => wait(end - this.elapsed()) : run;
      timer = setTimeout(next, step).unref();
    };
    wait(ms);
    return () => {
      clearTimeout(timer);
    };
  }
}
