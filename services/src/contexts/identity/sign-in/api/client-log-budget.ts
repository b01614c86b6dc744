import { Injectable } from '@nestjs/common';

import { AddressBudget, AddressLimits, Budget, type WindowRule } from '#platform/http/admission';

/**
 * The number of characters that one person may report within this time; a failing page needs a few
 * hundred.
 */
export const LOGGED_CHARACTERS = 20_000;
export const LOGGED_WITHIN_S = 600;
/** The factor for one address: several people may be behind it. */
export const LOGGED_OF_ADDRESS = 10;
/** A line counts this much more than its message. */
const LINE_CHARACTERS = 200;

/**
 * How much browsers may write into the server's log: by whose page it is and where it is, over
 * however many connections.
 */
@Injectable()
export class ClientLogBudget {
  readonly #ofPerson = new Budget(within(LOGGED_CHARACTERS));
  readonly #ofAddress: AddressBudget;

  constructor(limits: AddressLimits) {
    this.#ofAddress = new AddressBudget(limits, within(LOGGED_CHARACTERS * LOGGED_OF_ADDRESS));
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  async spend(messages: readonly string[], actorId: string, address: string): Promise<void> {
    const size = messages.reduce((sum, { length }) => sum + length + LINE_CHARACTERS, 0);
    await this.#ofPerson.spend(actorId, size);
    await this.#ofAddress.spend(address, size);
  }
}

function within(points: number): WindowRule {
  return { points, seconds: LOGGED_WITHIN_S };
}
