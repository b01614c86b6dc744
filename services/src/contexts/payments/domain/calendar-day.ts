import { Temporal } from 'temporal-polyfill';

/**
 * First and last millisecond of a calendar day somewhere; where clocks are changed it has 23 or 25
 * hours.
 */
export function boundsOf(
  day: string,
  timeZone: string,
): { readonly from: Date; readonly to: Date } {
  const date = Temporal.PlainDate.from(day);
  const startOf = (one: Temporal.PlainDate) => one.toZonedDateTime(timeZone).epochMilliseconds;
  return { from: new Date(startOf(date)), to: new Date(startOf(date.add({ days: 1 })) - 1) };
}

/** The calendar days that a range names, its end left out where a day begins with it. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

export function spanOf({ from, to }: { readonly from: string; readonly to: string }): DaySpan {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { first: dayOf(Date.parse(from)), last: dayOf(Date.parse(to) - 1) };
}

/** A range that holds these days in every time zone of the world. */
export function everywhere({ first, last }: DaySpan) {
  return {
    from: boundsOf(first, 'Etc/GMT-14').from.toISOString(),
    to: boundsOf(last, 'Etc/GMT+12').to.toISOString(),
  };
}

export const isInSpan = (day: string, { first, last }: DaySpan): boolean =>
  first <= day && day <= last;
