import { Injectable } from '@nestjs/common';

import { Budget } from '#platform/http/admission';
import { recipientOf } from '#contexts/identity';

const HOUR_S = 3600;
/** The most links back that are mailed to one person in an hour, from all addresses together. */
export const PLACE_MAILS_PER_RECIPIENT = 3;
/** The most places that are kept from one address or kiosk in an hour. */
export const PLACE_MAILS_PER_ADDRESS = 20;

/**
 * Limits the mailed links back to a place. The owner of an e-mail is not proved, so people must not
 * be able to fill the mailbox of another person. Addresses are personal data: only the memory of
 * this process keeps them.
 */
@Injectable()
export class PlaceMailBudget {
  readonly #toRecipient = perHour(PLACE_MAILS_PER_RECIPIENT);
  readonly #fromAddress = perHour(PLACE_MAILS_PER_ADDRESS);

  /**
   * Pays for one mail. The sender pays first: an address that has used up its budget takes nothing
   * from others.
   * @param from The counted sender of the visit; undefined if it is not counted.
   * @returns A function that gives the payment back, if no mail is sent after all.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async spend(email: string, from: string | undefined): Promise<() => Promise<void>> {
    if (from !== undefined) await this.#fromAddress.spend(from);
    const recipient = recipientOf(email);
    await this.#toRecipient.spend(recipient);
    return async () => {
      await this.#toRecipient.giveBack(recipient);
      if (from !== undefined) await this.#fromAddress.giveBack(from);
    };
  }
}

function perHour(points: number): Budget {
  return new Budget({ points, seconds: HOUR_S });
}
