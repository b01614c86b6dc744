import { Injectable } from '@nestjs/common';

import { AddressBudget, AddressLimits } from '#platform/http/admission';

/** A waiting page asks every few seconds, and several people may wait behind one address. */
const LOOKS_PER_COMING = 30;

/**
 * Limits the guests of meetings from one address in a minute: as many as visitors.
 */
@Injectable()
export class GuestBudget extends AddressBudget {
  readonly #looks: AddressBudget;

  constructor(limits: AddressLimits) {
    const { visitsPerMinute } = limits;
    super(limits, { points: visitsPerMinute, seconds: 60 });
    const looks = { points: visitsPerMinute * LOOKS_PER_COMING, seconds: 60 };
    this.#looks = new AddressBudget(limits, looks);
  }

  /** The same for a person who only looks where a link leads. */
  look(address: string): Promise<void> {
    return this.#looks.spend(address);
  }
}
