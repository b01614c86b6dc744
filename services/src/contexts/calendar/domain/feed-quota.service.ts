import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { AddressLimits, consume } from '#platform/http/admission';

/** Calendars look every quarter of an hour at the most often; a member may have several of them. */
const LOOKS_PER_HOUR = 60;
/** As many from one address: a service may read for a whole company. */
const ADDRESS_LOOKS_PER_MINUTE = 120;

/**
 * How often feeds may be read. Kept in the memory of this process, since addresses are personal
 * data.
 */
@Injectable()
export class FeedQuota {
  readonly #byFeed = new RateLimiterMemory({ points: LOOKS_PER_HOUR, duration: 3600 });
  readonly #byAddress = new RateLimiterMemory({ points: ADDRESS_LOOKS_PER_MINUTE, duration: 60 });

  constructor(private readonly limits: AddressLimits) {}

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  async from(address: string): Promise<void> {
    const key = this.limits.keyOf(address);
    if (key !== undefined) await consume(this.#byAddress, key);
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  async of(feedId: string): Promise<void> {
    await consume(this.#byFeed, feedId);
  }
}
