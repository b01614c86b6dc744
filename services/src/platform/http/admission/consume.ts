import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { Rejected } from '../../cqrs/commands/index.js';

/**
 * Takes points of what a key may still have.
 * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds, where there are not so many left
 */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  points = 1,
): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (failure) {
    if (!(failure instanceof RateLimiterRes)) throw failure;
    // The library counts what it refuses; points given back later would not be had again.
    await limiter.reward(key, points);
    const retryAfter = Math.max(1, Math.ceil(failure.msBeforeNext / 1000));
    throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: retryAfter.toString() });
  }
}
