import { Injectable } from '@nestjs/common';

import { AddressBudget, AddressLimits, Budget } from '#platform/http/admission';

/** Calendars look every quarter of an hour at the most often; a member may have several of them. */
const LOOKS_PER_HOUR = 60;
/** As many from one address: a service may read for a whole company. */
const ADDRESS_LOOKS_PER_MINUTE = 120;

/** How often feeds may be read. */
@Injectable()
export class FeedBudget {
  readonly #byFeed = new Budget({ points: LOOKS_PER_HOUR, seconds: 3600 });
  readonly #byAddress: AddressBudget;

  constructor(limits: AddressLimits) {
    const rule = { points: ADDRESS_LOOKS_PER_MINUTE, seconds: 60 };
    this.#byAddress = new AddressBudget(limits, rule);
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  from(address: string): Promise<void> {
    return this.#byAddress.spend(address);
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  of(feedId: string): Promise<void> {
    return this.#byFeed.spend(feedId);
  }
}
