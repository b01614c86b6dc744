import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { AddressLimits, consume } from '#platform/http/admission';

/** A waiting page asks every few seconds, and several people may wait behind one address. */
const LOOKS_PER_COMING = 30;

/**
 * Limits the guests of meetings from one address in a minute: as many as visitors. Kept in the
 * memory of this process and nowhere else, since addresses are personal data.
 */
@Injectable()
export class GuestQuota {
  readonly #came: RateLimiterMemory;
  readonly #looked: RateLimiterMemory;

  constructor(private readonly limits: AddressLimits) {
    const { visitsPerMinute } = limits;
    this.#came = new RateLimiterMemory({ points: visitsPerMinute, duration: 60 });
    this.#looked = new RateLimiterMemory({
      ...{ points: visitsPerMinute * LOOKS_PER_COMING, duration: 60 },
    });
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  spend(address: string): Promise<void> {
    return this.#consume(this.#came, address);
  }

  /** The same for who only looks where a link leads. */
  look(address: string): Promise<void> {
    return this.#consume(this.#looked, address);
  }

  async #consume(limiter: RateLimiterMemory, address: string): Promise<void> {
    const from = this.limits.keyOf(address);
    if (from !== undefined) await consume(limiter, from);
  }
}
