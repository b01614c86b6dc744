import { z } from 'zod';

import { Id } from '../schema/id.js';

/** Limits of a meeting (specification, sections 5 and 9). */
export const MEETING_DESCRIPTION_MAX = 5000;
export const MEETING_LAST_DATE = '2099-12-31T23:59:59.999Z';
/** A meeting ends within a day of its start, in milliseconds. */
export const MEETING_LONGEST_MS = 24 * 60 * 60 * 1000;

/** A meeting's PIN: 4 digits. */
export const MeetingPin = z
  .string()
  .regex(/^\d{4}$/, 'SHORT_PIN_INVALID')
  .meta({ id: 'MeetingPin', examples: ['2468'] });

/** How often a meeting comes back. */
export const Repeat = z.enum(['none', 'daily', 'weekly', 'monthly']).meta({ id: 'Repeat' });

/** Which meetings a list shows. */
export const TimeSpan = z.enum(['past', 'today', 'upcoming']).meta({ id: 'TimeSpan' });

/** Somebody who was invited to a meeting, and how. */
export const Attendee = z
  .strictObject({
    attendeeId: Id,
    attendeeType: z.enum(['User', 'Guest']),
    organizer: z.boolean().default(false),
    mode: z.strictObject({ email: z.boolean(), msg: z.boolean() }),
  })
  .meta({ id: 'Attendee' });

/** A planned meeting. */
export const CalendarEvent = z
  .object({
    _id: Id,
    eventShortId: z.string(),
    name: z.string(),
    startTime: z.iso.datetime(),
    endTime: z.iso.datetime(),
    description: z.string(),
    attendees: z.array(Attendee),
    guests: z.array(Id),
    sessionId: Id.nullable(),
    hasPin: z.boolean(),
    repeat: Repeat,
    repeatTill: z.iso.date().nullable(),
    joinPermission: z.boolean(),
    cancelled: z.boolean(),
  })
  .meta({ id: 'CalendarEvent' });
export type CalendarEvent = z.output<typeof CalendarEvent>;
