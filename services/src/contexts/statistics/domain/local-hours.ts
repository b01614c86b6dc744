import { Temporal } from 'temporal-polyfill';

/** The calendar days that a range names, its end left out where a day begins with it. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/**
 * An hour by the clock somewhere. When clocks go back, it lasts for two hours, or for half an hour
 * more.
 */
export interface LocalHour {
  /** First and last millisecond. */
  readonly from: number;
  readonly to: number;
  readonly day: string;
  /** 1 is Monday. */
  readonly weekday: number;
  readonly hour: number;
}

const HOUR_MS = 3_600_000;

export function spanOf({ from, to }: { readonly from: string; readonly to: string }): DaySpan {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { first: dayOf(Date.parse(from)), last: dayOf(Date.parse(to) - 1) };
}

/** First and last millisecond of a day somewhere. */
export interface LocalDay {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** The days of a span as a time zone has them, in order. */
export function localDays({ first, last }: DaySpan, timeZone: string): readonly LocalDay[] {
  const days: LocalDay[] = [];
  const end = Temporal.PlainDate.from(last);
  for (
    let date = Temporal.PlainDate.from(first);
    Temporal.PlainDate.compare(date, end) <= 0;
    date = date.add({ days: 1 })
  ) {
    const startOf = (one: Temporal.PlainDate) => one.toZonedDateTime(timeZone).epochMilliseconds;
    days.push({
      day: date.toString(),
      from: startOf(date),
      to: startOf(date.add({ days: 1 })) - 1,
    });
  }
  return days;
}

/**
 * The hours of days as the clocks of a time zone show them, in order; an hour that clocks skip is
 * none.
 */
export function localHours(days: readonly LocalDay[], timeZone: string): readonly LocalHour[] {
  return days.flatMap(({ day, from, to }) => {
    const date = Temporal.PlainDate.from(day);
    const offsetAt = (ms: number) =>
      Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).offsetNanoseconds;
    const isPlain = to + 1 - from === 24 * HOUR_MS && offsetAt(from) === offsetAt(to);
    const startOf = (hour: number): number => {
      if (hour === 0) return from;
      if (hour === 24) return to + 1;
      if (isPlain) return from + hour * HOUR_MS;
      const start = date.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds;
      return Math.min(Math.max(start, from), to + 1);
    };
    return Array.from({ length: 24 }, (_, hour) => ({
      from: startOf(hour),
      to: startOf(hour + 1) - 1,
      day,
      weekday: date.dayOfWeek,
      hour,
    })).filter((one) => one.to > one.from);
  });
}
