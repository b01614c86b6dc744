/** Takes back what was planned; doing so twice, or too late, changes nothing. */
export type Cancel = () => void;

/** Time, so that tests own it. Also the injection token of the clock in use. */
export abstract class Clock {
  abstract now(): Date;
  /**
   * Whole milliseconds since some moment in the past, which only grow: they measure how long
   * something took. The time on the wall is set back when a machine wakes up, or its clock is put
   * right.
   */
  abstract elapsed(): number;
  /**
   * Runs something once, `ms` milliseconds from now. A pending run does not keep the process alive.
   */
  abstract after(ms: number, run: () => void): Cancel;

  /** Resolves `ms` milliseconds from now, or at once when the signal aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted === true) {
        resolve();
        return;
      }
      const end = (): void => {
        cancel();
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const cancel = this.after(ms, end);
      signal?.addEventListener('abort', end);
    });
  }
}
