/** How hard it goes, as of the last sample. */
export interface Pressure {
  readonly isHigh: boolean;
  /** So many samples in a row were calm. */
  readonly calm: number;
}

export const noPressure: Pressure = { isHigh: false, calm: 0 };

/** It is over after so many calm samples in a row: whoever was let in goes on making work for a while. */
export const CALM_SAMPLES = 8;
/** The share of the limit below which a sample is calm. */
export const CALM_SHARE = 0.5;

/**
 * What a sample of the event loop makes of the pressure. It is high from the limit on, and until turns have been well
 * below it for a while, so that the door does not open and close with every sample.
 * @param turnMs how long turns were on average, in milliseconds.
 */
export function pressureAfter(before: Pressure, turnMs: number, limitMs: number): Pressure {
  if (turnMs >= limitMs) return { isHigh: true, calm: 0 };
  if (!before.isHigh) return noPressure;
  const calm = turnMs < limitMs * CALM_SHARE ? before.calm + 1 : 0;
  return calm < CALM_SAMPLES ? { isHigh: true, calm } : noPressure;
}
