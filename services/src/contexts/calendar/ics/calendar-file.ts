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
import { tzlib_get_ical_block } from 'timezones-ical-library';

import type { MovedOccurrence } from '../domain/meeting.js';
import { occurrenceOn, type Schedule } from '../domain/schedule.js';

/** A meeting as calendars are told of it. */
export interface CalendarMeeting {
  readonly id: string;
  readonly sequence: number;
  readonly schedule: Schedule;
  readonly cancelledDates: Iterable<string>;
  readonly moved: ReadonlyMap<string, MovedOccurrence>;
  readonly name: string;
  readonly description: string;
  readonly organizer: Named;
  /** Whom it is sent to; no one learns by it who else was invited. Null in a file that is only kept. */
  readonly attendee: Named | null;
  /** Where it is joined; not given for what was called off. */
  readonly url: string | null;
  /** When it was written down (ISO 8601). */
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

/** An invitation or update (RFC 5546, REQUEST): the whole series, with what was moved or called off in it. */
export function invitationFile(meeting: CalendarMeeting): string {
  return written(ICalCalendarMethod.REQUEST, (calendar) => addSeries(calendar, meeting));
}

/** The same to be kept, with no one to answer (PUBLISH). */
export function keptFile(meetings: readonly CalendarMeeting[]): string {
  return written(ICalCalendarMethod.PUBLISH, (calendar) => {
    for (const meeting of meetings) addSeries(calendar, meeting);
  });
}

/** That a meeting is off, or one of its series (CANCEL). */
export function cancellationFile(meeting: CalendarMeeting, date: string | null): string {
  return written(ICalCalendarMethod.CANCEL, (calendar) => {
    const { schedule } = meeting;
    const ruled = date === null ? undefined : occurrenceOn(schedule, date);
    calendar.createEvent({
      ...common(meeting),
      ...timesOf(ruled ?? schedule, schedule.timeZone),
      ...(ruled && { recurrenceId: zoned(ruled.startTime, schedule.timeZone) }),
      status: ICalEventStatus.CANCELLED,
    });
  });
}

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
  for (const [date, own] of moved) {
    const ruled = occurrenceOn(schedule, date);
    if (ruled === undefined) continue;
    calendar.createEvent({
      ...common({
        ...meeting,
        name: own.name ?? meeting.name,
        description: own.description ?? meeting.description,
      }),
      ...timesOf(own, timeZone),
      recurrenceId: zoned(ruled.startTime, timeZone),
      status: ICalEventStatus.CONFIRMED,
    });
  }
}

function written(method: ICalCalendarMethod, fill: (calendar: ICalCalendar) => void): string {
  const calendar = ical({ prodId: { company: 'Foyer', product: 'Calendar' }, method });
  calendar.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  fill(calendar);
  return calendar.toString();
}

function common(meeting: CalendarMeeting): Omit<ICalEventData, 'start'> {
  const { id, sequence, schedule, name, description, organizer, attendee, url, stamp } = meeting;
  return {
    ...{ id, sequence, timezone: schedule.timeZone, summary: name },
    stamp: Temporal.Instant.from(stamp),
    description: [description, ...(url === null ? [] : [url])]
      .filter((part) => part !== '')
      .join('\n\n'),
    ...(url !== null && { url, location: url }),
    ...(organizer.email !== null && {
      organizer: { name: organizer.name, email: organizer.email },
    }),
    ...(attendee !== null &&
      attendee.email !== null && {
        attendees: [
          {
            ...{ name: attendee.name, email: attendee.email, rsvp: false },
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.NEEDSACTION,
          },
        ],
      }),
  };
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
