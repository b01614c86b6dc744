import { MEETING_CLOSES_AFTER_MS, MEETING_OPENS_BEFORE_MS } from '@foyer/contracts/calendar';
import type { CalendarEvent } from '@foyer/contracts/calendar';

import { currentLanguage } from '#i18n/language.js';
import { ownZone, saidZone } from '#state/own-zone.js';

const locale = () => (currentLanguage() === 'en' ? 'en-GB' : 'de');
type Times = Pick<CalendarEvent, 'startTime' | 'endTime'>;

/**
 * The zone of this browser and its language: mails name times by them. A zone is not made up, since
 * the server has a better guess.
 */
export function ownClock() {
  const timeZone = saidZone();
  return { ...(timeZone !== undefined && { timeZone }), language: currentLanguage() };
}

/** From when till when, as a row shows it. */
export function timesText({ startTime, endTime }: Times): string {
  const format = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' });
  return format.formatRange(new Date(startTime), new Date(endTime));
}

/** The same with the day of the week, where it is another day than today. */
export function timesFrom(now: number, times: Times): string {
  if (dayOf(times.startTime) === dayOf(new Date(now))) return timesText(times);
  const format = new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.formatRange(new Date(times.startTime), new Date(times.endTime));
}

/** The same with the date. */
export function whenText({ startTime, endTime }: Times, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale(), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
    ...(timeZone !== undefined && { timeZone, timeZoneName: 'short' }),
  }).formatRange(new Date(startTime), new Date(endTime));
}

interface Placed extends Times {
  readonly timeZone: string;
}

/** From when till when by the clock of this browser, with its zone named. */
export const whenHere = (times: Times): string => whenText(times, ownZone());

/** The same by the clock of the meeting, where that is another one at that time. */
export function whenThere({ timeZone, ...times }: Placed): string | undefined {
  const clock = (zone: string, at: string) =>
    new Date(at).toLocaleString('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const isSame = [times.startTime, times.endTime].every(
    (at) => clock(timeZone, at) === clock(ownZone(), at),
  );
  return isSame ? undefined : whenText(times, timeZone);
}

export function dayText(at: string | Date): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(locale(), options).format(new Date(at));
}

export function dateText(date: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(`${date}T12:00`));
}

export function timeText(at: number | string): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(new Date(at));
}

export function monthText(month: Date): string {
  return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(month);
}

/** Names of the days of a week that begins on Monday. */
export function weekdays(): readonly string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: 'short' });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(2024, 0, 1 + day)));
}

/** A day by the clock of this browser, as `2026-05-04`. */
export function dayOf(at: string | Date): string {
  const date = new Date(at);
  const two = (n: number) => n.toString().padStart(2, '0');
  // A year is typed digit by digit: 0002 comes before 2027.
  const year = date.getFullYear().toString().padStart(4, '0');
  return [year, two(date.getMonth() + 1), two(date.getDate())].join('-');
}

/** As a field for date and time takes it, by the clock of this browser. */
export function asInput(at: string | Date): string {
  const date = new Date(at);
  const two = (n: number) => n.toString().padStart(2, '0');
  return `${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Tells if a meeting can be joined, and from when on. */
export function joinable(
  { startTime, endTime, callId }: Times & Pick<CalendarEvent, 'callId'>,
  now: number,
) {
  const opensAt = Date.parse(startTime) - MEETING_OPENS_BEFORE_MS;
  const isOver = now > Date.parse(endTime) + MEETING_CLOSES_AFTER_MS;
  const isLive = callId !== null && now >= opensAt && !isOver;
  return { opensAt, isOver, isOpen: !isOver && now >= opensAt, isLive };
}
