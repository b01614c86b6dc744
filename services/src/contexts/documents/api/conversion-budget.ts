import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { Rejected } from '#platform/cqrs';
import { AddressLimits, consume } from '#platform/http/admission';
import { ConcurrencyLimit } from '../concurrency-limit.js';

/** The number of forms of one person that are converted within this time. */
export const CONVERSIONS = 20;
const WITHIN_S = 60;
/** The factor of forms that are accepted from one address: several people may be behind it. */
export const CONVERSIONS_OF_ADDRESS = 3;

/**
 * The number of forms of one person that are with the converter, or wait for it, at a time: all
 * persons share its places.
 */
const AT_A_TIME = 2;

/**
 * How many forms are converted, by who asks and by where they are: each takes a place at the
 * converter.
 */
@Injectable()
export class ConversionBudget {
  readonly #ofPerson = limiter(CONVERSIONS);
  readonly #ofAddress = limiter(CONVERSIONS * CONVERSIONS_OF_ADDRESS);

  readonly #underWay = new ConcurrencyLimit(
    AT_A_TIME,
    () => new Rejected('TOO_MANY_REQUESTS', { retryAfter: '5' }),
  );

  constructor(private readonly limits: AddressLimits) {}

  /**
   * Has one form converted for a person.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async convert<T>(personId: string, address: string, work: () => Promise<T>): Promise<T> {
    const leave = this.#underWay.enter(personId);
    try {
      const from = this.limits.keyOf(address);
      await consume(this.#ofPerson, personId);
      if (from !== undefined) await consume(this.#ofAddress, from);
      return await work();
    } finally {
      leave();
    }
  }
}

function limiter(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: WITHIN_S });
}
