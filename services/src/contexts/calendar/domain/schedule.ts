import type { MeetingTimes, Repeat } from '@foyer/contracts/calendar';
import { Temporal } from 'temporal-polyfill';

/**
 * When a meeting takes place: its first occurrence, and how it comes back by the clock of its zone.
 */
export interface Schedule extends MeetingTimes {
  readonly timeZone: string;
  readonly repeat: Repeat;
  /** The last date on which it may take place, in its zone; null for one that does not repeat. */
  readonly repeatTill: string | null;
}

/** One time that the rule gives, before anything was done to it. */
export interface RuledOccurrence extends MeetingTimes {
  /** Its date in the zone of the meeting; a rule gives at most one a day. */
  readonly date: string;
}

/** Start and end of what has more. */
export const timesIn = ({ startTime, endTime }: MeetingTimes): MeetingTimes => ({
  startTime,
  endTime,
});

/** Returns the later one of two moments. */
export const later = (a: string, b: string): string => (Date.parse(a) > Date.parse(b) ? a : b);

/** From the start of one to the start of the next, in days; the shortest month. */
const SHORTEST_DAYS = { daily: 1, weekly: 7, monthly: 28 } as const;

const zoned = (instant: string, timeZone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
const isoOf = (at: Temporal.ZonedDateTime) => new Date(at.epochMilliseconds).toISOString();

/** The date of an instant by the clock of a zone. */
export function dateIn(instant: string, timeZone: string): string {
  return zoned(instant, timeZone).toPlainDate().toString();
}

export const dayBefore = (date: string): string =>
  Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();

/** How many days a date lies after another one. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;

export const dayAfter = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/**
 * The occurrences that touch the time from `from` up to `to` (ISO 8601), the first first. It stays
 * at the same hour of the clock; where clocks skip that hour, it begins as much later. Months
 * without its day are left out, as in RFC 5545. The end follows the start by as many hours of the
 * clock as in the first.
 */
export function* occurrencesBetween(
  schedule: Schedule,
  from: string,
  to: string,
): Generator<RuledOccurrence> {
  const { timeZone, repeat } = schedule;
  const first = zoned(schedule.startTime, timeZone);
  const [after, before] = [Date.parse(from), Date.parse(to)];
  if (repeat === 'none') {
    const { startTime, endTime } = schedule;
    if (Date.parse(endTime) > after && Date.parse(startTime) < before) {
      yield { date: first.toPlainDate().toString(), startTime, endTime };
    }
    return;
  }
  const days = Math.floor((after - Date.parse(schedule.startTime)) / 86_400_000);
  // A meeting lasts a day at most, and a month is 28 to 31 days: the search covers a few too many.
  const perStep = repeat === 'monthly' ? 31 : SHORTEST_DAYS[repeat];
  for (let step = Math.max(0, Math.floor(days / perStep) - 2); ; step += 1) {
    const at = occurrenceAt(schedule, first, step);
    if (at === 'over') return;
    if (at === undefined) continue;
    if (Date.parse(at.startTime) >= before) return;
    if (Date.parse(at.endTime) > after) yield at;
  }
}

/** The one on a date; undefined where the rule gives none. */
export function occurrenceOn(schedule: Schedule, date: string): RuledOccurrence | undefined {
  const day = Temporal.PlainDate.from(date);
  const from = day.subtract({ days: 2 }).toString();
  const to = day.add({ days: 3 }).toString();
  for (const one of occurrencesBetween(schedule, `${from}T00:00:00Z`, `${to}T00:00:00Z`)) {
    if (one.date === date) return one;
  }
  return undefined;
}

/**
 * A moment by which a meeting is surely over, unless one of its occurrences was moved (ISO 8601).
 */
export function overBy({ endTime, repeat, repeatTill }: Schedule): string {
  if (repeat === 'none' || repeatTill === null) return endTime;
  return new Date(Date.parse(`${repeatTill}T00:00:00Z`) + 3 * 86_400_000).toISOString();
}

function occurrenceAt(
  schedule: Schedule,
  first: Temporal.ZonedDateTime,
  step: number,
): RuledOccurrence | 'over' | undefined {
  const wall = first.toPlainDateTime();
  const start =
    schedule.repeat === 'daily'
      ? wall.add({ days: step })
      : schedule.repeat === 'weekly'
        ? wall.add({ weeks: step })
        : wall.add({ months: step });
  const date = start.toPlainDate().toString();
  if (schedule.repeatTill !== null && date > schedule.repeatTill) return 'over';
  if (start.day !== wall.day && schedule.repeat === 'monthly') return undefined;
  const length = zoned(schedule.endTime, schedule.timeZone).toPlainDateTime().since(wall);
  const begins = start.toZonedDateTime(schedule.timeZone);
  const ends = start.add(length).toZonedDateTime(schedule.timeZone);
  // If clocks are put forward or back within it, its end could come before its start.
  const isOdd = ends.epochMilliseconds <= begins.epochMilliseconds;
  const lasts = Date.parse(schedule.endTime) - Date.parse(schedule.startTime);
  const end = isOdd ? begins.add({ milliseconds: lasts }) : ends;
  return { date, startTime: isoOf(begins), endTime: isoOf(end) };
}
