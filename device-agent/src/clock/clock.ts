/** Takes back what was planned; doing so twice, or too late, changes nothing. */
export type Cancel = () => void;

/** The time and delayed actions, in milliseconds. */
export interface Clock {
  /** Since 1970, to say when something was. */
  now(): number;
  /**
   * Since some moment in the past, in whole ones; it only grows, also where a clock is put back.
   */
  elapsed(): number;
  after(ms: number, act: () => void): Cancel;
  every(ms: number, act: () => void): Cancel;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => Math.floor(performance.now()),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, act) => {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
};
