/** How often something is tried, and how long is waited in between. */
export interface RetryTimes {
  /** The limit of tries; by default as many as fit before the deadline. */
  readonly attempts?: number;
  /** Wait after the first try, in milliseconds; it doubles with every further one. */
  readonly firstMs: number;
  /** Longest wait, in milliseconds. */
  readonly maxMs: number;
}

/**
 * How long to wait after a try, counted from 1, in milliseconds; undefined where it was the last.
 */
export function waitAfter(
  attempt: number,
  { attempts = Infinity, firstMs, maxMs }: RetryTimes,
): number | undefined {
  return attempt >= attempts ? undefined : Math.min(maxMs, firstMs * 2 ** (attempt - 1));
}
