import type { MeetingTimes } from '@foyer/contracts/calendar';

import type { Series } from './occurrences.js';
import { occurrencesBetween, type RuledOccurrence, type Schedule } from './schedule.js';

/** The stretch that is searched at once, in milliseconds: longer than any gap of a monthly rule. */
const STRETCH_MS = 190 * 86_400_000;

const iso = (at: number): string => new Date(at).toISOString();

/**
 * Returns the last date of a series that has begun, or is over; undefined if there is none. Dates by
 * the rule: one that was moved ahead has not begun, and a cancelled one passes as if it took place.
 */
export function lastPassed(
  { schedule, moved }: Pick<Series, 'schedule' | 'moved'>,
  now: Date,
  end: keyof MeetingTimes,
): string | undefined {
  const isPassed = (one: MeetingTimes) => Date.parse(one[end]) < now.getTime();
  const own = [...moved].flatMap(([date, one]) => (isPassed(one) ? [date] : []));
  const ruled = lastRuled(schedule, now, (one) => !moved.has(one.date) && isPassed(one));
  return [...own, ...(ruled === undefined ? [] : [ruled])].toSorted().at(-1);
}

function lastRuled(
  schedule: Schedule,
  now: Date,
  isWanted: (one: RuledOccurrence) => boolean,
): string | undefined {
  const first = Date.parse(schedule.startTime);
  for (let to = now.getTime(); to > first; to -= STRETCH_MS) {
    const all = [...occurrencesBetween(schedule, iso(to - STRETCH_MS), iso(to))];
    const last = all.findLast(isWanted);
    if (last) return last.date;
  }
  return undefined;
}

/** Returns the first occurrence by the rule that has a property; undefined if none has. */
export function firstRuled(
  schedule: Schedule,
  isWanted: (one: RuledOccurrence) => boolean,
  from = schedule.startTime,
): RuledOccurrence | undefined {
  const end = Date.parse(`${schedule.repeatTill ?? schedule.endTime.slice(0, 10)}T00:00:00Z`);
  const last = Math.max(end, Date.parse(schedule.endTime)) + 3 * 86_400_000;
  for (let at = Date.parse(from); at < last; at += STRETCH_MS) {
    for (const one of occurrencesBetween(schedule, iso(at - 1), iso(at + STRETCH_MS)))
      if (isWanted(one)) return one;
  }
  return undefined;
}
