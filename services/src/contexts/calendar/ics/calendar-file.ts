import { saidOn, type Answers, type MeetingTimes } from '@foyer/contracts/calendar';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';

import type { MovedOccurrence } from '../domain/meeting.js';
import { occurrenceOn, type Schedule } from '../domain/schedule.js';
import { zoneBlock, zoneInFile } from './zone-block.js';

/** A meeting as calendars receive it. */
export interface CalendarMeeting {
  readonly id: string;
  readonly sequence: number;
  readonly schedule: Schedule;
  readonly cancelledDates: Iterable<string>;
  readonly moved: ReadonlyMap<string, MovedOccurrence>;
  /** When dates that were called off would have taken place; left out, as the rule has them. */
  readonly previous?: ReadonlyMap<string, MeetingTimes>;
  readonly name: string;
  readonly description: string;
  readonly organizer: Named;
  /**
   * The receiving attendee; the file tells no one who else was invited. Null in a file that is only
   * kept, and in the organizer's own.
   */
  readonly attendee: (Named & { readonly answers: Answers }) | null;
  /** The address to join at; absent for a cancelled meeting. */
  readonly url: string | null;
  /** The time when it was written (ISO 8601). */
  readonly stamp: string;
}

interface Named {
  readonly name: string;
  readonly email: string | null;
}

const FREQUENCY = {
  daily: ICalEventRepeatingFreq.DAILY,
  weekly: ICalEventRepeatingFreq.WEEKLY,
  monthly: ICalEventRepeatingFreq.MONTHLY,
} as const;

/** How often calendars are asked to read a feed again, in seconds. */
const FEED_LOOK_S = 900;

/** The present answer of a person; a proposal of another time leaves the answer open. */
const ANSWERS = {
  none: ICalAttendeeStatus.NEEDSACTION,
  accepted: ICalAttendeeStatus.ACCEPTED,
  tentative: ICalAttendeeStatus.TENTATIVE,
  declined: ICalAttendeeStatus.DECLINED,
  proposed: ICalAttendeeStatus.NEEDSACTION,
} as const;

/**
 * An invitation or update (RFC 5546): the whole series, with what was moved or called off in it. A
 * reader who is invited is asked (REQUEST). The organizer has no one to answer, and gets it to be
 * entered (PUBLISH): programs do not enter a request by the reader.
 */
export function invitationFile(meeting: CalendarMeeting): string {
  return written(askingMethod(meeting), (calendar) => addSeries(calendar, meeting));
}

/**
 * Announces that one occurrence of a series has changed (with RECURRENCE-ID). The others are not in
 * it, so that no calendar touches them. A date that is as the rule has it again is announced too.
 */
export function changedDateFile(meeting: CalendarMeeting, date: string): string {
  const { schedule, moved } = meeting;
  return written(askingMethod(meeting), (calendar) => {
    const own = moved.get(date) ?? occurrenceOn(schedule, date);
    if (own !== undefined)
      addDate(calendar, meeting, date, { name: null, description: null, ...own });
  });
}

/** The same to be kept, with no one to answer (PUBLISH). */
export function keptFile(
  meetings: readonly CalendarMeeting[],
  feed?: { readonly name: string },
): string {
  return written(ICalCalendarMethod.PUBLISH, (calendar) => {
    // A subscribed calendar has a name, and says how often it should be read again.
    if (feed) calendar.name(feed.name).ttl(FEED_LOOK_S);
    for (const meeting of meetings) addSeries(calendar, meeting);
  });
}

/**
 * Announces that a meeting, or one occurrence of its series, is cancelled (CANCEL). The organizer
 * gets it without an attendee: that is how an entered meeting is cancelled (RFC 5546, 3.2.1). A
 * second PUBLISH would be entered once more by programs that ignore the status.
 */
export function cancellationFile(meeting: CalendarMeeting, date: string | null): string {
  return written(ICalCalendarMethod.CANCEL, (calendar) => {
    const { schedule } = meeting;
    const ruled = date === null ? undefined : occurrenceOn(schedule, date);
    const before = date === null ? undefined : meeting.previous?.get(date);
    calendar.createEvent({
      ...common(meeting, date),
      ...timesOf(before ?? ruled ?? schedule, schedule.timeZone),
      ...(ruled && { recurrenceId: zoned(ruled.startTime, schedule.timeZone) }),
      status: ICalEventStatus.CANCELLED,
    });
  });
}

/** Returns the method of a file that brings a meeting: only an attendee is asked. */
export const askingMethod = ({ attendee }: Pick<CalendarMeeting, 'attendee'>) =>
  attendee === null ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.REQUEST;

function addSeries(calendar: ICalCalendar, meeting: CalendarMeeting): void {
  const { schedule, moved } = meeting;
  const { timeZone, repeat, repeatTill } = schedule;
  const off = [...meeting.cancelledDates].flatMap((date) => occurrenceOn(schedule, date) ?? []);
  calendar.createEvent({
    ...common(meeting),
    ...timesOf(schedule, timeZone),
    status: ICalEventStatus.CONFIRMED,
    ...(repeat !== 'none' && {
      repeating: {
        freq: FREQUENCY[repeat],
        ...(repeatTill !== null && { until: lastMoment(repeatTill, timeZone) }),
        ...(off.length > 0 && {
          exclude: off.map(({ startTime }) => zoned(startTime, timeZone)),
        }),
      },
    }),
  });
  for (const [date, own] of moved) addDate(calendar, meeting, date, own);
}

function addDate(
  calendar: ICalCalendar,
  meeting: CalendarMeeting,
  date: string,
  own: MovedOccurrence,
): void {
  const { schedule, name, description } = meeting;
  const ruled = occurrenceOn(schedule, date);
  if (ruled === undefined) return;
  const words = { name: own.name ?? name, description: own.description ?? description };
  calendar.createEvent({
    ...common({ ...meeting, ...words }, date),
    ...timesOf(own, schedule.timeZone),
    recurrenceId: zoned(ruled.startTime, schedule.timeZone),
    status: ICalEventStatus.CONFIRMED,
  });
}

function written(method: ICalCalendarMethod, fill: (calendar: ICalCalendar) => void): string {
  const calendar = ical({ prodId: { company: 'Foyer', product: 'Calendar' }, method });
  calendar.timezone({ name: null, generator: zoneBlock });
  fill(calendar);
  return calendar.toString();
}

function common(
  meeting: CalendarMeeting,
  date: string | null = null,
): Omit<ICalEventData, 'start'> {
  const { id, sequence, schedule, name, description, organizer, attendee, url, stamp } = meeting;
  return {
    ...{ id, sequence, timezone: zoneInFile(schedule.timeZone), summary: name },
    stamp: Temporal.Instant.from(stamp),
    description: [description, ...(url === null ? [] : [url])]
      .filter((part) => part !== '')
      .join('\n\n'),
    ...(url !== null && { url, location: url }),
    ...(organizer.email !== null && {
      organizer: { name: inQuotes(organizer.name), email: organizer.email },
    }),
    ...(attendee !== null &&
      attendee.email !== null && {
        attendees: [
          {
            ...{ name: inQuotes(attendee.name), email: attendee.email, rsvp: false },
            role: ICalAttendeeRole.REQ,
            status: ANSWERS[saidOn(attendee.answers, date).answer],
          },
        ],
      }),
  };
}

/**
 * The characters that end a quoted value of a parameter. They cannot be escaped (RFC 5545, 3.1),
 * and the text after them would be read as further parameters.
 */
const QUOTE = /["\\]/g;
/** The characters that end a line, or belong in no text. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

function inQuotes(name: string): string {
  return name.replace(QUOTE, "'").replace(CONTROLS, ' ');
}

function timesOf({ startTime, endTime }: { startTime: string; endTime: string }, timeZone: string) {
  return { start: zoned(startTime, timeZone), end: zoned(endTime, timeZone) };
}

function zoned(instant: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
}

/** The end of a day by the clock of a zone: a series may take place on it. */
function lastMoment(date: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(date)
    .add({ days: 1 })
    .toZonedDateTime(timeZone)
    .subtract({ seconds: 1 })
    .toInstant();
}
