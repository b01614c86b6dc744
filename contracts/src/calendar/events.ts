import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { Language } from '../schema/language.js';
import { personal } from '../schema/personal.js';
import { MeetingAnswer, MeetingTimes, NoticeMode, Repeat } from './read-models.js';

const Time = z.iso.datetime();
const about = <T extends z.ZodRawShape>(shape: T) => z.object({ meetingId: Id, ...shape });
/** The texts of a meeting belong to the organizer, and are erased with the organizer's data. */
const organizers = { subject: 'organizerId' } as const;
const words = {
  organizerId: Id,
  name: personal(z.string()),
  description: personal(z.string()),
} as const;
/**
 * The clock and language of a guest's browser. The zone is any text: a program that does not know it
 * must still read the event.
 */
const KeptClock = z.object({
  timeZone: z.string().max(64).optional(),
  language: Language.optional(),
});
const Invited = z.object({
  attendeeId: Id,
  attendeeType: z.enum(['User', 'Guest']),
  mode: NoticeMode,
});
/** The settings of a meeting. Times are those of its first occurrence. */
const plan = {
  ...words,
  startTime: Time,
  endTime: Time,
  timeZone: z.string(),
  repeat: Repeat,
  repeatTill: z.iso.date().nullable(),
  attendees: z.array(Invited),
  joinPermission: z.boolean(),
  /** The PIN in the vault; null where there is none. */
  pinId: Id.nullable(),
} as const;
/** Which one of a series: its date by the rule, in the zone of the meeting. */
const OccurrenceDate = z.iso.date();
/** As in iCalendar: grows with each change that is sent to attendees. */
const sequence = z.int().nonnegative();

/** Stream `meeting-<id>`. The id is permanently the UID of the meeting in calendars. */
export const MeetingPlanned = defineEvent(
  'MeetingPlanned',
  1,
  about({
    ...{ ...plan, eventShortId: z.string(), sessionId: Id.nullable() },
    /** The meeting whose later dates it holds, since the two were split; left out elsewhere. */
    continues: Id.optional(),
    /** The times that its first date had there; left out where they stay. */
    previous: MeetingTimes.optional(),
  }),
  organizers,
);
/**
 * The whole meeting was set again; one-off changes of its occurrences end with a change of its
 * times.
 */
export const MeetingChanged = defineEvent(
  'MeetingChanged',
  1,
  about({
    ...{ ...plan, sequence, oldAttendees: z.array(Id) },
    /**
     * The times that it had, where they are others now: who was invited answers again. Left out
     * where they stay.
     */
    previous: MeetingTimes.optional(),
  }),
  organizers,
);
export const MeetingOccurrenceChanged = defineEvent(
  'MeetingOccurrenceChanged',
  1,
  about({
    ...{ ...words, sequence, date: OccurrenceDate, ...MeetingTimes.shape },
    /**
     * The times that it had, where they are others now: who was invited answers again. Left out
     * where they stay.
     */
    previous: MeetingTimes.optional(),
  }),
  organizers,
);
export const MeetingOccurrenceCancelled = defineEvent(
  'MeetingOccurrenceCancelled',
  1,
  about({
    ...{ organizerId: Id, sequence, date: OccurrenceDate, reason: personal(z.string()) },
    /** When it would have taken place. */
    previous: MeetingTimes.optional(),
  }),
  organizers,
);
/**
 * A series has no dates from one on: these were cancelled, or are a meeting of their own. Earlier
 * dates stay in it.
 */
export const MeetingSeriesEnded = defineEvent(
  'MeetingSeriesEnded',
  1,
  about({
    ...{ organizerId: Id, sequence, date: OccurrenceDate, reason: personal(z.string()) },
    /** When the first date that it has no more begins by the rule. */
    occurrence: Time,
    /** When that date would have taken place. */
    previous: MeetingTimes,
    /** The meeting that holds the later dates; null where they were cancelled. */
    continuedBy: Id.nullable(),
  }),
  organizers,
);
export const MeetingCancelled = defineEvent(
  'MeetingCancelled',
  1,
  about({ organizerId: Id, sequence, reason: personal(z.string()) }),
  organizers,
);
/**
 * A colleague organizes it from now on. The words are carried over, so that they no longer hang on
 * who had it before.
 */
export const MeetingHandedOver = defineEvent(
  'MeetingHandedOver',
  1,
  about({ ...words, sequence, from: Id }),
  organizers,
);
export const MeetingAnswered = defineEvent(
  'MeetingAnswered',
  1,
  about({
    attendeeId: Id,
    answer: MeetingAnswer,
    proposal: MeetingTimes.nullable(),
    comment: personal(z.string()),
    /** Which one of a series it is said of; null, or left out, for all of it. */
    date: OccurrenceDate.nullable().optional(),
    /** True if it was given before the series was split: the organizer knows it. */
    carried: z.literal(true).optional(),
    reads: personal(KeptClock.optional()),
  }),
  { subject: 'attendeeId' },
);
const notice = about({
  attendeeId: Id,
  attendeeType: z.enum(['User', 'Guest']),
  kind: z.enum(['invitation', 'update', 'cancellation', 'hand-over', 'reminder', 'answer']),
  sequence,
  /** The date of a series that it is about; null for all of it. */
  date: OccurrenceDate.nullable(),
  /** True if it is about all dates after it as well; left out elsewhere. */
  following: z.literal(true).optional(),
  /** The attendee who has answered; null in every other notice. */
  answeredBy: Id.nullable(),
  /** The member whose change it is; left out where no member made one, and in earlier notices. */
  by: Id.optional(),
  /** Until when it is worth telling. */
  until: Time,
  /**
   * The time when it became due; only for answers, since only a few of them are sent in an hour.
   */
  at: Time.optional(),
});
/** A mail about a meeting must be sent. */
export const MeetingMailDue = defineEvent('MeetingMailDue', 1, notice);
/** The same by text message. */
export const MeetingTextDue = defineEvent('MeetingTextDue', 1, notice);
/** Attendees were reminded of what begins then. */
export const MeetingReminded = defineEvent('MeetingReminded', 1, about({ startTime: Time }));
/** A guest came by the meeting's link without an invitation; `knewPin` is true if by its PIN. */
export const MeetingGuestCame = defineEvent(
  'MeetingGuestCame',
  1,
  about({ guestId: Id, knewPin: z.boolean() }),
);
/** A guest came by the invitation; it is good in that browser alone until the call is over. */
export const MeetingInvitationUsed = defineEvent(
  'MeetingInvitationUsed',
  1,
  about({
    guestId: Id,
    /** Named by a hash of its secret. */
    browser: z.string(),
    reads: personal(KeptClock.optional()),
  }),
  { subject: 'guestId' },
);
/** A member removed a cancelled meeting from their own list: a date of the series, or all of it. */
export const CancelledMeetingHidden = defineEvent(
  'CancelledMeetingHidden',
  1,
  about({ memberId: Id, date: OccurrenceDate.nullable() }),
);
export const MeetingCallBegan = defineEvent('MeetingCallBegan', 1, about({ callId: Id }));
export const MeetingCallEnded = defineEvent('MeetingCallEnded', 1, about({ callId: Id }));

export const meetingEvents = [
  MeetingPlanned,
  MeetingChanged,
  MeetingOccurrenceChanged,
  MeetingOccurrenceCancelled,
  MeetingSeriesEnded,
  MeetingCancelled,
  MeetingHandedOver,
  MeetingAnswered,
  MeetingMailDue,
  MeetingTextDue,
  MeetingReminded,
  MeetingGuestCame,
  MeetingInvitationUsed,
  CancelledMeetingHidden,
  MeetingCallBegan,
  MeetingCallEnded,
] as const;
export type MeetingEvent = EventOf<(typeof meetingEvents)[number]>;

/**
 * Stream `calendarfeed-<memberId>`: other calendars may read the member's meetings, by the address
 * that names this feed.
 */
export const CalendarFeedOpened = defineEvent(
  'CalendarFeedOpened',
  1,
  z.object({ memberId: Id, feedId: Id }),
);
/** No address is good any more. */
export const CalendarFeedEnded = defineEvent('CalendarFeedEnded', 1, z.object({ memberId: Id }));
export const calendarFeedEvents = [CalendarFeedOpened, CalendarFeedEnded] as const;
export type CalendarFeedEvent = EventOf<(typeof calendarFeedEvents)[number]>;

/** Stream `agenda-<memberId>`: what a member organizes, by its times. */
export const AgendaEntryAdded = defineEvent(
  'AgendaEntryAdded',
  1,
  about({ organizerId: Id, startTime: Time, endTime: Time }),
);
export const AgendaEntryRemoved = defineEvent('AgendaEntryRemoved', 1, about({ organizerId: Id }));
export const agendaEvents = [AgendaEntryAdded, AgendaEntryRemoved] as const;
export type AgendaEvent = EventOf<(typeof agendaEvents)[number]>;
