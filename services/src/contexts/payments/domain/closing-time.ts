/** A day of which the closing is due, and the moment from which on it is. */
export interface DueClosing {
  readonly day: string;
  readonly at: Date;
}

const HOUR_MS = 3_600_000;
/**
 * The time within which a missed closing is still done late, in milliseconds: long enough for a
 * night without the server.
 */
export const MADE_UP_FOR_MS = 12 * HOUR_MS;

/**
 * The closing that is due now or next.
 * @param time Local time of day, HH:MM.
 * @param now The present moment.
 * @param since When the day was first to be closed at that time: it begins with the next one.
 */
export function nextClosing(
  time: string,
  timeZone: string,
  now: Date,
  since: Date | null = null,
): DueClosing {
  for (const offset of [-1, 0, 1, 2]) {
    const day = localDay(new Date(now.getTime() + offset * 24 * HOUR_MS), timeZone);
    const at = momentOf(day, time, timeZone);
    if (since !== null && at < since) continue;
    if (at.getTime() + MADE_UP_FOR_MS > now.getTime()) return { day, at };
  }
  throw new Error(`Nothing is due in ${timeZone}`);
}

/** The calendar day in a time zone, YYYY-MM-DD. */
export function localDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}

/** A local time as a moment; where clocks skip it, the moment that it would have been. */
function momentOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const attempt = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(attempt, timeZone));
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const local = Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'));
  return local - Math.floor(moment / 1000) * 1000;
}
