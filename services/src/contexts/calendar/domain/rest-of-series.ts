import { occurrenceOf, type Occurrence } from './occurrences.js';
import type { KnownMeeting } from './meeting.js';
import { firstRuled, lastPassed } from './passed.js';
import { dateIn, occurrencesBetween, type RuledOccurrence } from './schedule.js';

/** The dates of a series that are still ahead. */
export interface SeriesDates {
  /** False before any of it is over. */
  readonly isRunning: boolean;
  /** The first date after which none is over; undefined where none comes after that. */
  readonly from: RuledOccurrence | undefined;
  /** Dates ahead that the rule has before one that is over, since either was moved. */
  readonly between: readonly Occurrence[];
}

/**
 * Returns what a series has ahead of a date by the rule, that date included. A series ends before a
 * date of the rule: what is ahead, but by the rule lies before one that is over, is left out singly.
 */
export function restFrom(meeting: KnownMeeting, now: Date, first = ''): SeriesDates {
  const over = lastPassed(meeting, now, 'endTime');
  const last = over ?? '';
  const isAfter = ({ date }: RuledOccurrence) => date > last && date >= first;
  const { schedule, cancelledDates } = meeting;
  const from =
    firstRuled(schedule, (one) => isAfter(one) && !cancelledDates.has(one.date)) ??
    firstRuled(schedule, isAfter);
  const between = over === undefined ? [] : datesUpTo(meeting, now, over);
  const isAsked = ({ date }: Occurrence) => date >= first;
  return { isRunning: over !== undefined, from, between: between.filter(isAsked) };
}

/** True if a series has anything ahead that by the rule lies before a date. */
export function isAnyBefore(meeting: KnownMeeting, now: Date, date: string): boolean {
  const { from, between } = restFrom(meeting, now);
  const isOne = from !== undefined && from.date < date && !meeting.cancelledDates.has(from.date);
  return isOne || between.some((one) => one.date < date);
}

function datesUpTo(meeting: KnownMeeting, now: Date, last: string): readonly Occurrence[] {
  const from = new Date(now.getTime() - 1).toISOString();
  const to = new Date(Date.parse(`${last}T00:00:00Z`) + 2 * 86_400_000).toISOString();
  const ruled = [...occurrencesBetween(meeting.schedule, from, to)].map(({ date }) => date);
  const dates = new Set([...ruled, ...meeting.moved.keys()]);
  return [...dates].toSorted().flatMap((date) => {
    const one = date > last ? undefined : occurrenceOf(meeting, date);
    return one !== undefined && Date.parse(one.endTime) >= now.getTime() ? [one] : [];
  });
}

/** True if a series has been cancelled from a date on, which begins then by the rule. */
export function isEndedFrom(meeting: KnownMeeting, ruledStart: string): boolean {
  const { ended, status, schedule } = meeting;
  const date = dateIn(ruledStart, schedule.timeZone);
  return status === 'cancelled' || (ended?.continuedBy === null && ended.date === date);
}
