import type { KnownMeeting, MovedOccurrence } from './meeting.js';
import { occurrenceOn, occurrencesBetween, overBy, timesIn, type Schedule } from './schedule.js';

/** The parts of a meeting that set its times. */
export interface Series {
  readonly schedule: Schedule;
  readonly cancelledDates: Pick<ReadonlySet<string>, 'has'>;
  readonly moved: ReadonlyMap<string, MovedOccurrence>;
}

/** One time at which a meeting takes place. */
export interface Occurrence {
  readonly date: string;
  /** When it begins by the rule, also where it was moved. */
  readonly ruledStart: string;
  readonly startTime: string;
  readonly endTime: string;
  /** Its own values; undefined if it follows the rule. */
  readonly own: MovedOccurrence | undefined;
}

/** True if a time span overlaps another, by instants. */
export const touches = (from: string, to: string, one: { startTime: string; endTime: string }) =>
  Date.parse(one.endTime) > Date.parse(from) && Date.parse(one.startTime) < Date.parse(to);

/** Returns the occurrences in the time from `from` up to `to` (ISO 8601), the earliest first. */
export function takesPlace(series: Series, from: string, to: string): readonly Occurrence[] {
  const { schedule, cancelledDates, moved } = series;
  const found: Occurrence[] = [];
  for (const { date, startTime, endTime } of occurrencesBetween(schedule, from, to)) {
    if (cancelledDates.has(date) || moved.has(date)) continue;
    found.push({ date, ruledStart: startTime, startTime, endTime, own: undefined });
  }
  for (const [date, own] of moved) {
    const ruled = occurrenceOn(schedule, date);
    if (ruled === undefined || !touches(from, to, own)) continue;
    found.push({ date, ruledStart: ruled.startTime, ...timesIn(own), own });
  }
  return found.sort((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
}

/** The one that the rule has on a date, if it takes place. */
export function occurrenceOf(series: Series, date: string): Occurrence | undefined {
  const ruled = occurrenceOn(series.schedule, date);
  if (ruled === undefined || series.cancelledDates.has(date)) return undefined;
  const own = series.moved.get(date);
  const { startTime, endTime } = own ?? ruled;
  return { date, ruledStart: ruled.startTime, startTime, endTime, own };
}

/** A moment by which nothing of it is left (ISO 8601). */
export function endOf({ schedule, moved }: Pick<KnownMeeting, 'schedule' | 'moved'>): string {
  return [overBy(schedule), ...[...moved.values()].map(({ endTime }) => endTime)].reduce((a, b) =>
    Date.parse(a) > Date.parse(b) ? a : b,
  );
}

/**
 * The time ahead in which the next one is searched at once: longer than any gap of a monthly rule.
 * In milliseconds.
 */
const AHEAD_MS = 190 * 86_400_000;

/**
 * Returns the occurrence that is under way or comes next after a moment; undefined if none is left.
 */
export function nextOccurrence(series: Series, now: Date): Occurrence | undefined {
  const end = endOf({ schedule: series.schedule, moved: series.moved });
  let from = Math.max(now.getTime(), Date.parse(series.schedule.startTime) - 2 * 86_400_000);
  const moved = [...series.moved.values()].map(({ startTime }) => Date.parse(startTime));
  from = Math.max(now.getTime(), Math.min(from, ...moved));
  while (from <= Date.parse(end)) {
    const to = from + AHEAD_MS;
    const [next] = takesPlace(series, iso(from), iso(to));
    if (next) return next;
    from = to;
  }
  return undefined;
}

/** The last one that took place, or takes place. */
export function lastOccurrence(series: Series): Occurrence | undefined {
  const end = Date.parse(endOf({ schedule: series.schedule, moved: series.moved })) + 1;
  const begin = Math.min(
    Date.parse(series.schedule.startTime),
    ...[...series.moved.values()].map(({ startTime }) => Date.parse(startTime)),
  );
  for (let to = end; to > begin; to -= AHEAD_MS) {
    const last = takesPlace(series, iso(Math.max(begin, to - AHEAD_MS)), iso(to)).at(-1);
    if (last) return last;
  }
  return undefined;
}

const iso = (at: number): string => new Date(at).toISOString();
