import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { consume } from '#platform/http/admission';

/**
 * The number of files of one administrator that are read within this time: each is painted again,
 * which takes a while.
 */
export const UPLOADS = 20;
const WITHIN_S = 300;

/** How many files one administrator uploads. */
@Injectable()
export class UploadBudget {
  readonly #ofMember = new RateLimiterMemory({ points: UPLOADS, duration: WITHIN_S });

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  spend(memberId: string): Promise<void> {
    return consume(this.#ofMember, memberId);
  }
}
