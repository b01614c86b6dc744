import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { Rejected } from '../../cqrs/commands/index.js';
import type { AddressLimits } from './address-limits.js';

/** A number of points within a time, which all come back at its end. */
export interface WindowRule {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Limits the acts of each key within a time, in the memory of this process. A key is a person, an address
 * or a thing; addresses are personal data and are kept nowhere else.
 */
export class Budget {
  readonly #counted: RateLimiterMemory;

  constructor({ points, seconds }: WindowRule) {
    this.#counted = new RateLimiterMemory({ points, duration: seconds });
  }

  /**
   * Takes points off what a key may still have.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds, where so many are not left
   */
  async spend(key: string, points = 1): Promise<void> {
    try {
      await this.#counted.consume(key, points);
    } catch (failure) {
      if (!(failure instanceof RateLimiterRes)) throw failure;
      // The library counts what it refuses; points given back later would not be had again.
      await this.giveBack(key, points);
      const retryAfter = Math.max(1, Math.ceil(failure.msBeforeNext / 1000));
      throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: retryAfter.toString() });
    }
  }

  /** Gives points back that were spent on nothing. */
  async giveBack(key: string, points = 1): Promise<void> {
    await this.#counted.reward(key, points);
  }
}

/** A budget of each address that is counted. */
export class AddressBudget {
  readonly #budget: Budget;

  constructor(
    private readonly limits: AddressLimits,
    rule: WindowRule,
  ) {
    this.#budget = new Budget(rule);
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  async spend(address: string, points = 1): Promise<void> {
    const from = this.limits.keyOf(address);
    if (from !== undefined) await this.#budget.spend(from, points);
  }
}
