/** How many newcomers are let in. */
export interface TokenBucket {
  /** So many a second at most; Infinity where no one is held back. */
  readonly perSecond: number;
  /** So many a second have been let in lately. */
  readonly lately: number;
}

/** What a short while has shown. */
export interface Stretch {
  /** Whether there was hardly a moment without work. */
  readonly isBusy: boolean;
  /** So many a second were let in. */
  readonly admitted: number;
}

export const unhurried: TokenBucket = { perSecond: Number.POSITIVE_INFINITY, lately: 0 };

/** So many a second are let in however busy it is: a usual day must not look like a rush where the machine is slow. */
export const LEAST_PER_SECOND = 5;
/** What a stretch counts beside those before it. */
const WEIGHT = 0.15;
/** A busy stretch lets this share of newcomers in next. */
const LESS = 0.85;
/** After one that is not, it may be so many times as many. */
const MORE = 1.03;
/** From here on no one counts any more. */
const ENOUGH_PER_SECOND = 1_000;

/**
 * What a stretch makes of the rate. Anyone who is let in makes work for seconds, so that it falls quickly, from what was really let in,
 * and grows slowly.
 */
export function bucketAfter(before: TokenBucket, { isBusy, admitted }: Stretch): TokenBucket {
  const lately = before.lately + (admitted - before.lately) * WEIGHT;
  if (isBusy) {
    const less = Math.min(before.perSecond, lately) * LESS;
    return { perSecond: Math.max(LEAST_PER_SECOND, less), lately };
  }
  const more = before.perSecond * MORE;
  return { perSecond: more < ENOUGH_PER_SECOND ? more : Number.POSITIVE_INFINITY, lately };
}
