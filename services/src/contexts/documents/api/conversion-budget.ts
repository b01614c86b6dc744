import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { AddressLimits, consume } from '../../../platform/http/admission/index.js';

/** So many forms of one person are converted within this time. */
export const CONVERSIONS = 20;
const WITHIN_S = 60;
/** So many times as many may come from one address: several people may be behind it. */
export const CONVERSIONS_OF_ADDRESS = 3;

/** How many forms are converted, by who asks and by where they are: each takes a place at the converter. */
@Injectable()
export class ConversionBudget {
  readonly #ofPerson = limiter(CONVERSIONS);
  readonly #ofAddress = limiter(CONVERSIONS * CONVERSIONS_OF_ADDRESS);

  constructor(private readonly limits: AddressLimits) {}

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  async spend(personId: string, address: string): Promise<void> {
    const from = this.limits.keyOf(address);
    await consume(this.#ofPerson, personId);
    if (from !== undefined) await consume(this.#ofAddress, from);
  }
}

function limiter(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: WITHIN_S });
}
