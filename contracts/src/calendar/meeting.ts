import { z } from 'zod';

import { TimeZone } from '../portals/call-logic.js';
import { Id } from '../schema/id.js';
import { plainLine, plainParagraph } from '../schema/plain-text.js';
import {
  MEETING_ATTENDEES_MAX,
  MEETING_DESCRIPTION_MAX,
  MEETING_LAST_DATE,
  MEETING_LONGEST_MS,
} from './limits.js';
import { Attendee, MeetingPin, Repeat } from './read-models.js';

const MeetingShape = z.strictObject({
  _id: Id,
  name: plainLine().min(4, 'MEETING_NAME_TOO_SHORT').max(200),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  /** IANA zone by whose clock it repeats: weekly at nine stays at nine when clocks change. */
  timeZone: TimeZone.default('UTC'),
  description: plainParagraph()
    .max(MEETING_DESCRIPTION_MAX, 'MEETING_DESCRIPTION_TOO_LONG')
    .default(''),
  attendees: z
    .array(Attendee)
    .min(1)
    .max(MEETING_ATTENDEES_MAX)
    .refine((all) => new Set(all.map(({ attendeeId }) => attendeeId)).size === all.length),
  sessionId: Id.nullable().default(null),
  /** Null for none; left out in a change, the PIN stays. */
  pin: MeetingPin.nullable().optional(),
  repeat: Repeat.default('none'),
  repeatTill: z.iso.date().nullable().default(null),
  /** True if the host admits each participant. */
  joinPermission: z.boolean().default(false),
  /**
   * Changes one of a series: when that begins by the rule. Times, name and description are then its
   * own.
   */
  occurrence: z.iso.datetime().nullable().default(null),
  /** With an occurrence: all after it are changed as well, and all that is set is theirs. */
  following: z.boolean().default(false),
  baseUrl: z.url().max(300),
});

/**
 * A meeting as it is planned. A check against the clock ensures that it does not begin in the past:
 * {@link beginsInFuture}.
 */
export const Meeting = MeetingShape.superRefine((meeting, ctx) => {
  const start = Date.parse(meeting.startTime);
  const end = Date.parse(meeting.endTime);
  const refuse = (path: string, message: string) =>
    ctx.addIssue({ code: 'custom', path: [path], message });
  if (start > Date.parse(MEETING_LAST_DATE)) refuse('startTime', 'MEETING_TOO_LATE');
  if (end <= start) refuse('endTime', 'END_BEFORE_START');
  if (end - start > MEETING_LONGEST_MS) refuse('endTime', 'MEETING_TOO_LONG');
  if (meeting.repeat !== 'none' && meeting.repeatTill === null) {
    refuse('repeatTill', 'REPEAT_TILL_REQUIRED');
  }
  // A start that is no valid time has its own error; no further time can be compared with it.
  const isOne = meeting.occurrence !== null && !meeting.following;
  if (meeting.following && meeting.occurrence === null) refuse('occurrence', 'BLANK');
  if (meeting.repeatTill === null || isOne || Number.isNaN(start)) return;
  if (meeting.repeatTill < localDate(start, meeting.timeZone)) {
    refuse('repeatTill', 'REPEAT_TILL_PAST');
  }
  if (meeting.repeatTill > MEETING_LAST_DATE.slice(0, 10)) refuse('repeatTill', 'MEETING_TOO_LATE');
}).meta({
  id: 'Meeting',
  examples: [
    {
      _id: '01900000-0000-7000-8000-000000000001',
      name: 'Advice on insurance',
      startTime: '2026-05-04T09:00:00.000Z',
      endTime: '2026-05-04T09:30:00.000Z',
      timeZone: 'Europe/Berlin',
      description: '',
      attendees: [
        {
          attendeeId: '01900000-0000-7000-8000-000000000002',
          attendeeType: 'Guest',
          mode: { email: true, msg: false },
        },
      ],
      pin: '2468',
      repeat: 'weekly',
      repeatTill: '2026-06-30',
      joinPermission: true,
      baseUrl: 'https://reception.example.org',
    },
  ],
});
export type Meeting = z.output<typeof Meeting>;

/** True if a meeting begins at or after `now` (ISO 8601, UTC). */
export function beginsInFuture(meeting: Pick<Meeting, 'startTime'>, now: string): boolean {
  return Date.parse(meeting.startTime) >= Date.parse(now);
}

/**
 * Returns the date of an instant in milliseconds by a zone's clock; an unknown zone has its own
 * error, and counts as UTC.
 */
function localDate(instant: number, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
  } catch {
    return new Date(instant).toISOString().slice(0, 10);
  }
}
