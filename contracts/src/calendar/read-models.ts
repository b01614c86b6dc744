import { z } from 'zod';

import { TimeZone } from '../portals/call-logic.js';
import { Id } from '../schema/id.js';
import { Language } from '../schema/language.js';
import { plainLine } from '../schema/plain-text.js';

/** A meeting's PIN: 4 digits. */
export const MeetingPin = plainLine()
  .regex(/^\d{4}$/, 'SHORT_PIN_INVALID')
  .meta({ id: 'MeetingPin', examples: ['2468'] });

/** How often a meeting comes back. */
export const Repeat = z.enum(['none', 'daily', 'weekly', 'monthly']).meta({ id: 'Repeat' });
export type Repeat = z.output<typeof Repeat>;

/** Which meetings a list shows. */
export const TimeSpan = z.enum(['past', 'today', 'upcoming']).meta({ id: 'TimeSpan' });
export type TimeSpan = z.output<typeof TimeSpan>;

/** The ways in which an attendee is notified of a meeting: mail, text message. */
export const NoticeMode = z.strictObject({ email: z.boolean(), msg: z.boolean() });

/**
 * A person who was invited to a meeting, and the ways to notify them. The organizer is known to the
 * server; what a client says of it is ignored.
 */
export const Attendee = z
  .strictObject({
    attendeeId: Id,
    attendeeType: z.enum(['User', 'Guest']),
    organizer: z.boolean().default(false),
    mode: NoticeMode,
  })
  .meta({ id: 'Attendee' });
export type Attendee = z.output<typeof Attendee>;

/** Start and end, ISO 8601 in UTC. */
export const MeetingTimes = z
  .strictObject({ startTime: z.iso.datetime(), endTime: z.iso.datetime() })
  .meta({ id: 'MeetingTimes' });
export type MeetingTimes = z.output<typeof MeetingTimes>;

/**
 * The answer of an attendee to an invitation; `tentative` means maybe, `proposed` asks for another
 * time.
 */
export const MeetingAnswer = z
  .enum(['none', 'accepted', 'tentative', 'declined', 'proposed'])
  .meta({ id: 'MeetingAnswer' });
export type MeetingAnswer = z.output<typeof MeetingAnswer>;

/** A text that is left out where this server does not know it. */
const ifKnown = <T extends z.ZodType>(known: T, example: string) =>
  z
    .string()
    .max(100)
    .meta({ examples: [example] })
    .nullable()
    .transform((text): z.output<T> | undefined => known.safeParse(text).data)
    .optional();

/**
 * By which clock a guest lives and in which language the guest reads, as the browser has it. It only
 * decorates mails: a zone or language that the browser or this server does not know is left out.
 */
export const ReaderClock = z
  .strictObject({
    timeZone: ifKnown(TimeZone, 'Europe/Berlin'),
    language: ifKnown(Language, 'en'),
  })
  .meta({ id: 'ReaderClock' });
export type ReaderClock = z.output<typeof ReaderClock>;

/** A few words with an answer. */
export const AnswerComment = plainLine().max(500);

/** An attendee as those see one who belong to the meeting; without a name once forgotten. */
export const ShownAttendee = Attendee.extend({
  displayName: z.string().nullable(),
  answer: MeetingAnswer,
  proposal: MeetingTimes.nullable(),
  comment: z.string().nullable(),
}).meta({ id: 'ShownAttendee' });
export type ShownAttendee = z.output<typeof ShownAttendee>;

/** One occurrence of a planned meeting. */
export const CalendarEvent = z
  .object({
    _id: Id,
    eventShortId: z.string(),
    name: z.string(),
    startTime: z.iso.datetime(),
    endTime: z.iso.datetime(),
    /** IANA zone of the organizer, by whose clock a series comes back. */
    timeZone: z.string(),
    description: z.string(),
    attendees: z.array(ShownAttendee),
    /** Ids of those who were invited before and are no longer. */
    oldAttendees: z.array(Id),
    guests: z.array(Id),
    organizerId: Id,
    sessionId: Id.nullable(),
    hasPin: z.boolean(),
    repeat: Repeat,
    repeatTill: z.iso.date().nullable(),
    joinPermission: z.boolean(),
    /** True if it, or all of its series, was cancelled. */
    cancelled: z.boolean(),
    /** Why it was; null where nothing was said. Left out of lists. */
    reason: z.string().nullable().optional(),
    /**
     * Which one of a series: when it begins by the rule, also where it was moved; null for a
     * meeting that does not repeat.
     */
    occurrence: z.iso.datetime().nullable(),
    /** Times of the series, as they are set for all of it. */
    series: MeetingTimes,
    /** The meeting that holds its earlier dates, since the two were split; null where none does. */
    continues: Id.nullable(),
    /** The meeting that holds its later dates; null where none does. */
    continuedBy: Id.nullable(),
    sequence: z.int().nonnegative(),
    /** The running call; null if there is none. */
    callId: Id.nullable(),
    /**
     * Each attendee's own way in, for the organizer to pass on where no mail server is set up; left
     * out otherwise, and in lists.
     */
    toPassOn: z.array(z.object({ attendeeId: Id, link: z.string() })).optional(),
  })
  .meta({ id: 'CalendarEvent' });
export type CalendarEvent = z.output<typeof CalendarEvent>;

/** A call of a meeting that is over. */
export const MeetingCall = z
  .object({ callDetailId: Id, startedAt: z.iso.datetime(), endedAt: z.iso.datetime() })
  .meta({ id: 'MeetingCall' });
export type MeetingCall = z.output<typeof MeetingCall>;
