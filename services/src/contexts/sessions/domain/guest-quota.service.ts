import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { AddressLimits, consume } from '#platform/http/admission';

/**
 * Limits the guests from one address in a minute: as many as visitors. Kept in the memory of this
 * process and nowhere else, since addresses are personal data.
 */
@Injectable()
export class GuestQuota {
  readonly #came: RateLimiterMemory;

  constructor(private readonly limits: AddressLimits) {
    this.#came = new RateLimiterMemory({ points: limits.visitsPerMinute, duration: 60 });
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  async spend(address: string): Promise<void> {
    const from = this.limits.keyOf(address);
    if (from !== undefined) await consume(this.#came, from);
  }
}
