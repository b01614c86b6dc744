import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { consume } from '../../../platform/http/admission/index.js';

const HOUR_S = 3600;
/** So many links back are mailed to one person in an hour, from all addresses together. */
export const PLACE_MAILS_PER_RECIPIENT = 3;
/** So many places are kept from one address, or kiosk, in an hour. */
export const PLACE_MAILS_PER_ADDRESS = 20;

/**
 * How many links back to a place may be mailed: no one has proved that a mail address is theirs, so no one's mailbox is to
 * be filled by somebody else. Kept in the memory of this process and nowhere else, since addresses are personal data.
 */
@Injectable()
export class PlaceMailQuota {
  readonly #toRecipient = perHour(PLACE_MAILS_PER_RECIPIENT);
  readonly #fromAddress = perHour(PLACE_MAILS_PER_ADDRESS);

  /**
   * Pays for one mail. Who asks pays first: an address that has used up its own takes nothing of what others are mailed.
   * @param from what the visit counts as; undefined where it is not counted.
   * @returns what gives it back, where nothing is mailed after all.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async spend(email: string, from: string | undefined): Promise<() => Promise<void>> {
    if (from !== undefined) await consume(this.#fromAddress, from);
    const recipient = recipientOf(email);
    await consume(this.#toRecipient, recipient);
    return async () => {
      await this.#toRecipient.reward(recipient);
      if (from !== undefined) await this.#fromAddress.reward(from);
    };
  }
}

/** Whose mailbox it is: a tag after a plus sign reaches the same person. */
function recipientOf(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const [mailbox = ''] = plain.slice(0, at).split('+');
  return `${mailbox}${plain.slice(at)}`;
}

function perHour(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: HOUR_S });
}
