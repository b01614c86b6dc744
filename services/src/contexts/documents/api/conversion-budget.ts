import { Injectable } from '@nestjs/common';

import { Rejected } from '#platform/cqrs';
import { AddressBudget, AddressLimits, Budget, type WindowRule } from '#platform/http/admission';
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
  readonly #ofPerson = new Budget(within(CONVERSIONS));
  readonly #ofAddress: AddressBudget;

  readonly #underWay = new ConcurrencyLimit(
    AT_A_TIME,
    () => new Rejected('TOO_MANY_REQUESTS', { retryAfter: '5' }),
  );

  constructor(limits: AddressLimits) {
    this.#ofAddress = new AddressBudget(limits, within(CONVERSIONS * CONVERSIONS_OF_ADDRESS));
  }

  /**
   * Has one form converted for a person.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async convert<T>(personId: string, address: string, work: () => Promise<T>): Promise<T> {
    const leave = this.#underWay.enter(personId);
    try {
      await this.#ofPerson.spend(personId);
      await this.#ofAddress.spend(address);
      return await work();
    } finally {
      leave();
    }
  }
}

function within(points: number): WindowRule {
  return { points, seconds: WITHIN_S };
}
