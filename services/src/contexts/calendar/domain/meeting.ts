import type { Answers, Attendee, MeetingTimes, ReaderClock, Said } from '@foyer/contracts/calendar';

import type { Schedule } from './schedule.js';

/** An invited person, with their answers; without the comment once forgotten. */
export interface Invited extends Pick<Attendee, 'attendeeType' | 'mode'>, Answers {
  /** The clock and language of a guest's browser; absent while the guest was not here. */
  readonly reads?: ReaderClock;
  /** The last answer, and its date; absent if there was none for the present times. */
  readonly last?: Pick<Said, 'answer' | 'proposal'> & { readonly date: string | null };
  /** The last answer that the organizer was notified of, and when; absent if there was none. */
  readonly told?: Pick<Said, 'answer' | 'proposal'> & {
    readonly date: string | null;
    readonly at: string;
  };
}

/** The values in which one occurrence of a series differs from it. */
export interface MovedOccurrence extends MeetingTimes {
  readonly name: string | null;
  readonly description: string | null;
}

export interface KnownMeeting {
  readonly status: 'planned' | 'cancelled';
  readonly id: string;
  readonly eventShortId: string;
  readonly organizerId: string;
  /** Null once the organizer was forgotten, as the description. */
  readonly name: string | null;
  readonly description: string | null;
  readonly schedule: Schedule;
  readonly attendees: ReadonlyMap<string, Invited>;
  readonly oldAttendees: ReadonlySet<string>;
  readonly sessionId: string | null;
  readonly joinPermission: boolean;
  readonly pinId: string | null;
  readonly sequence: number;
  /** The number under which it was handed over last; null if it never was. */
  readonly handedOver: number | null;
  /** The meeting that holds its earlier dates, since the two were split; null where none does. */
  readonly continues: string | null;
  /** From where on the series has no dates any more; null while all of it takes place. */
  readonly ended: { readonly date: string; readonly continuedBy: string | null } | null;
  /**
   * The meeting that holds its later dates, and from where on; null where none does. It stays when
   * the series ends earlier, or is cancelled.
   */
  readonly continued: { readonly date: string; readonly by: string } | null;
  /** True while another part of the series may have the same PIN. */
  readonly sharesPin: boolean;
  /** Dates of occurrences that do not take place. */
  readonly cancelledDates: ReadonlySet<string>;
  /**
   * Why they are off, by their dates; by an empty one why all of it is. Null once the organizer was
   * forgotten.
   */
  readonly reasons: ReadonlyMap<string, string | null>;
  /** The numbers under which dates, or by an empty one all of it, were changed last. */
  readonly sequences: ReadonlyMap<string, number>;
  /**
   * The times that dates, or by an empty one all of it, had before they were moved or called off.
   */
  readonly previous: ReadonlyMap<string, MeetingTimes>;
  /** The members who removed a cancelled meeting from their own list: member and date. */
  readonly hidden: ReadonlySet<string>;
  /** By the date of the rule. */
  readonly moved: ReadonlyMap<string, MovedOccurrence>;
  /** The start of the last one that attendees were reminded of. */
  readonly remindedOf: string | null;
  /** The persons who came without an invitation; true if they knew the PIN that is set now. */
  readonly guests: ReadonlyMap<string, boolean>;
  /** In which browser each guest uses the invitation, by the hash of its secret. */
  readonly browsers: ReadonlyMap<string, string>;
  readonly callId: string | null;
}

/** A meeting, with what decisions about one need. */
export type MeetingState = { readonly status: 'none' } | KnownMeeting;

export const initialMeeting: MeetingState = { status: 'none' };

/** True if two rules give the same times, even if they continue for different lengths of time. */
export function sameTimes(a: Schedule, b: Schedule): boolean {
  return (['startTime', 'endTime', 'timeZone', 'repeat'] as const).every(
    (field) => a[field] === b[field],
  );
}
