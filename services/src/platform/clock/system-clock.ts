import { Clock, type Cancel } from './clock.js';

/** The clock of the machine. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }

  after(ms: number, run: () => void): Cancel {
    const timer = setTimeout(run, ms).unref();
    return () => {
      clearTimeout(timer);
    };
  }
}
