import { currentLocale } from './locale.js';

/**
 * How dates and numbers are written: as the browser does in the language of the console, such as
 * `de-AT`.
 */
export function regional(language: string = currentLocale()): string {
  return navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
}

/** The clock counts 24 hours in all regions. */
const CLOCK = { hourCycle: 'h23' } as const;

export const MOMENT = { dateStyle: 'medium', timeStyle: 'short', ...CLOCK } as const;
export const EXACT_MOMENT = { dateStyle: 'medium', timeStyle: 'medium', ...CLOCK } as const;
export const DAY = { dateStyle: 'medium' } as const;
/** A moment of the next days or weeks, with its weekday. */
export const NEAR_MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  ...CLOCK,
} as const;
const TIME = { timeStyle: 'short', ...CLOCK } as const;

const written = (at: string | number, language: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(regional(language), style).format(new Date(at));

/** A moment with its day and minute. */
export const formatMoment = (at: string | number, language: string): string =>
  written(at, language, MOMENT);

/** A moment to the second, as it is looked up in records. */
export const formatExactMoment = (at: string | number, language: string): string =>
  written(at, language, EXACT_MOMENT);

/** A day in the time zone of the browser. */
export const formatDay = (at: string | number, language: string): string =>
  written(at, language, DAY);

/** A day that is one wherever it is read, such as `2026-03-04`. */
export const formatDate = (
  date: string,
  language: string,
  style: Intl.DateTimeFormatOptions = DAY,
): string => written(date, language, { ...style, timeZone: 'UTC' });

/** The minute of a day. */
export const formatClock = (at: string | number, language: string): string =>
  written(at, language, TIME);

/** The time of day somewhere, to the second. */
export const formatClockIn = (at: string | number, timeZone: string, language: string): string =>
  written(at, language, { timeStyle: 'medium', ...CLOCK, timeZone });

/** A figure with at most one decimal. */
export const formatDecimalFigure = (figure: number, language: string): string =>
  figure.toLocaleString(regional(language), { maximumFractionDigits: 1 });

/** A whole figure, with its thousands set apart. */
export const formatWholeFigure = (figure: number, language: string): string =>
  figure.toLocaleString(regional(language), { maximumFractionDigits: 0 });
