import { isSameLocalDay } from '../line/local-day.js';

/** A time in which an agent was away while at work; `to` is null while it lasts. */
export interface Break {
  readonly from: string;
  readonly to: string | null;
}

/** Longer than any calendar day lasts, also the one that gains an hour in autumn, wherever a portal lies. */
const FORGET_AFTER_MS = 50 * 60 * 60 * 1000;

/** Begins a break, unless one lasts already; forgets those that no working day can count any more. */
export function beginBreak(breaks: readonly Break[], at: string): readonly Break[] {
  if (breaks.at(-1)?.to === null) return breaks;
  const oldest = Date.parse(at) - FORGET_AFTER_MS;
  const recent = breaks.filter(({ to }) => to === null || Date.parse(to) >= oldest);
  return [...recent, { from: at, to: null }];
}

/** Ends the break that lasts, where one does. */
export function endBreak(breaks: readonly Break[], at: string): readonly Break[] {
  const last = breaks.at(-1);
  return last?.to === null ? breaks.with(-1, { from: last.from, to: at }) : breaks;
}

/**
 * How many breaks reach into the working day of `now`: the calendar day in the portal's time zone. One that began the
 * day before counts for both days.
 */
export function countBreaksToday(breaks: readonly Break[], now: Date, timeZone: string): number {
  return breaks.filter((one) => isSameLocalDay(lastMoment(one, now), now, timeZone)).length;
}

/** The end of a break is not part of it: one that ends at midnight does not reach into the new day. */
function lastMoment({ from, to }: Break, now: Date): Date {
  return to === null ? now : new Date(Math.max(Date.parse(from), Date.parse(to) - 1));
}
