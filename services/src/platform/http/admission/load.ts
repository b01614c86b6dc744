/** How hard it goes, as of the last sample. */
export interface Load {
  readonly isHigh: boolean;
  /**
   * The number of samples in a row that spoke for a change: long ones where the load is not high,
   * calm ones where it is.
   */
  readonly streak: number;
}

export const noLoad: Load = { isHigh: false, streak: 0 };

/**
 * The load is high after this number of long samples in a row: a single one is a hiccup of the disk
 * or of a shared machine.
 */
export const LONG_SAMPLES = 6;

/**
 * High load is over after this number of calm samples in a row: newcomers make work for a while.
 */
export const CALM_SAMPLES = 20;
/** The share of the limit below which a sample is calm. */
export const CALM_SHARE = 0.5;

/**
 * Returns the load after a sample of the event loop. The load is high once turns have been long for
 * a while. It stays high until they have been well below the limit for a while: the admission does
 * not open and close with every sample.
 * @param turnMs how long turns were on average, in milliseconds.
 */
export function loadAfter(before: Load, turnMs: number, limitMs: number): Load {
  const { isHigh } = before;
  const speaksForChange = isHigh ? turnMs < limitMs * CALM_SHARE : turnMs >= limitMs;
  if (!speaksForChange) return { isHigh, streak: 0 };
  const streak = before.streak + 1;
  const isEnough = streak >= (isHigh ? CALM_SAMPLES : LONG_SAMPLES);
  return isEnough ? { isHigh: !isHigh, streak: 0 } : { isHigh, streak };
}
