/** How many newcomers are let in. */
export interface AdmissionRate {
  /** The limit of newcomers per second; Infinity without a limit. */
  readonly perSecond: number;
  /** The recent average of admitted newcomers per second. */
  readonly lately: number;
}

/** The measurements of a short while. */
export interface Stretch {
  /** True if there was hardly a moment without work. */
  readonly isBusy: boolean;
  /** The admitted newcomers per second. */
  readonly admitted: number;
}

export const unhurried: AdmissionRate = { perSecond: Number.POSITIVE_INFINITY, lately: 0 };

/** The least rate, however busy it is: a usual day must not look like a rush on a slow machine. */
export const LEAST_PER_SECOND = 5;
/** The weight of one stretch against those before it. */
const WEIGHT = 0.15;
/** A busy stretch lets this share of newcomers in next. */
const LESS = 0.85;
/** After a stretch that is not busy, this is the factor of growth. */
const MORE = 1.03;
/** From here on no one counts any more. */
const ENOUGH_PER_SECOND = 1_000;

/**
 * Returns the rate after a stretch. Each newcomer makes work for seconds. The rate therefore falls
 * quickly, from the number really admitted, and grows slowly.
 */
export function rateAfter(before: AdmissionRate, { isBusy, admitted }: Stretch): AdmissionRate {
  const lately = before.lately + (admitted - before.lately) * WEIGHT;
  if (isBusy) {
    const less = Math.min(before.perSecond, lately) * LESS;
    return { perSecond: Math.max(LEAST_PER_SECOND, less), lately };
  }
  const more = before.perSecond * MORE;
  return { perSecond: more < ENOUGH_PER_SECOND ? more : Number.POSITIVE_INFINITY, lately };
}
