import { locale } from './locale.js';

/** The clock counts 24 hours in all regions. */
const CLOCK = { hourCycle: 'h23' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', ...CLOCK } as const;

const written = (at: string | number, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), style).format(new Date(at));

/** A moment with its day and minute, in the page's language and the browser's time zone. */
export const formatMoment = (at: string | number): string =>
  written(at, { dateStyle: 'medium', timeStyle: 'short', ...CLOCK });

/** A moment to the second. */
export const formatExactMoment = (at: string | number): string =>
  written(at, { dateStyle: 'medium', timeStyle: 'medium', ...CLOCK });

/** The minute of a day. */
export const formatClock = (at: string | number): string => written(at, TIME);

/** The minute of a moment of today, and the whole moment of any other day. */
export const formatRecent = (at: string): string => {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? formatClock(at) : formatMoment(at);
};
