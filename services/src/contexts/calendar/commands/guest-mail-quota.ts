import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { consume } from '../../../platform/http/admission/index.js';
import type { MeetingPlan } from '../domain/plan-meeting.js';

const HOUR_S = 3600;
/** A meeting with many guests that moves twice stays below it. */
export const GUEST_MAILS_PER_AUTHOR = 120;
export const GUEST_MAILS_PER_GUEST = 12;

/** How many mails to guests one member may cause in an hour, and how many all members together to one guest. */
@Injectable()
export class GuestMailQuota {
  readonly #byAuthor = new RateLimiterMemory({ points: GUEST_MAILS_PER_AUTHOR, duration: HOUR_S });
  readonly #toGuest = new RateLimiterMemory({ points: GUEST_MAILS_PER_GUEST, duration: HOUR_S });

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  async spend(authorId: string, attendees: MeetingPlan['attendees']): Promise<void> {
    const guests = attendees.filter(
      ({ attendeeType, mode }) => attendeeType === 'Guest' && mode.email,
    );
    for (const { attendeeId } of guests) {
      await consume(this.#byAuthor, authorId);
      await consume(this.#toGuest, attendeeId);
    }
  }
}
