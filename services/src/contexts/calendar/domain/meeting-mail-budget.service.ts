import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock';
import { CommandRunner } from '#platform/cqrs';
import { CausedMailBudget, writePaid } from '#contexts/identity';
import {
  mailsOfCancelPlan,
  mailsOfChange,
  type CancelPlan,
  type PlannedChange,
} from './mails-of-change.js';
import { partiesOf } from './notices.js';
import type { MeetingPlan } from './plan-meeting.js';
import { People } from '../adapters/people.js';
import { meetingStream } from '../streams.js';

export interface Telling {
  readonly kind: 'invitation' | 'cancellation';
  readonly meetingId: string;
  /** The person whose action is reported to the attendees; a mail to that person costs nothing. */
  readonly authorId: string;
  /** Those who are notified in addition to the meeting's present attendees. */
  readonly more?: MeetingPlan['attendees'];
  /** A change of the whole meeting, which alone says who gets how many mails. */
  readonly change?: PlannedChange;
  /** A cancellation, which says so as well. */
  readonly cancel?: CancelPlan;
}

/**
 * Pays for the mails to all who are notified of a change of a meeting, before the meeting is
 * changed.
 */
@Injectable()
export class MeetingMailBudget {
  constructor(
    private readonly runner: CommandRunner,
    private readonly people: People,
    private readonly budget: CausedMailBudget,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes a meeting and pays for the mails; where the change is refused no mail is sent, and
   * nothing was paid. The change is the command alone: the mails are due once it is written.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds, or as the change does
   */
  async paid<T>(telling: Telling, change: () => Promise<T>): Promise<T> {
    return writePaid(await this.#spend(telling), change);
  }

  async #spend({ kind, meetingId, authorId, more = [], change, cancel }: Telling) {
    const meeting = await this.runner.stateOf(meetingStream(meetingId));
    const present = meeting.status === 'planned' ? partiesOf(meeting) : [];
    const told = new Map([...present, ...more].map((one) => [one.attendeeId, one]));
    const by = { now: this.clock.now(), authorId };
    const decided = change
      ? mailsOfChange(meeting, change, by)
      : cancel && mailsOfCancelPlan(meeting, cancel, by);
    const due = decided ?? [...told.values()];
    const mailed = due.filter(({ attendeeId, mode }) => mode.email && attendeeId !== authorId);
    const reached = await Promise.all(
      mailed.map(async ({ attendeeId, attendeeType }) => {
        const email = (await this.people.reach(attendeeId, attendeeType))?.email ?? '';
        return email === '' ? [] : [{ email, isColleague: attendeeType === 'User' }];
      }),
    );
    return this.budget.spend({ kind, authorId, recipients: reached.flat() });
  }
}
