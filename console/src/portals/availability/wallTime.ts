import { Temporal } from 'temporal-polyfill';

/**
 * A moment as the clock of a zone shows it, as an input of date and time takes it:
 * `2026-03-02T08:00`.
 */
export function toWall(instant: string, zone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

/** The moment at which the clock of a zone shows a time; the earlier one where it does so twice. */
export function fromWall(wall: string, zone: string): string | undefined {
  try {
    const at = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone);
    return new Date(at.epochMilliseconds).toISOString();
  } catch {
    return undefined;
  }
}

/** The first moment of a day by the clock of a zone. */
export function startOfDay(date: string, zone: string): string {
  const at = Temporal.PlainDate.from(date).toZonedDateTime(zone);
  return new Date(at.epochMilliseconds).toISOString();
}

/** The days of the weeks that a month touches, Monday first, as `2026-03-02`. */
export function daysOfMonth(month: string): readonly string[] {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const start = first.subtract({ days: first.dayOfWeek - 1 });
  const length = Math.ceil((first.dayOfWeek - 1 + first.daysInMonth) / 7) * 7;
  return Array.from({ length }, (_, day) => start.add({ days: day }).toString());
}

/** The month before or after another, as `2026-03`. */
export function monthFrom(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

/** The day after another. */
export function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
