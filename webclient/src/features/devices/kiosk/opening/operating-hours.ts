import type { OperatingHours } from '@foyer/contracts/devices';

const DAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
type Day = (typeof DAYS)[number];

const DAY_MS = 24 * 3_600_000;
const WEEK = 7;

/** A moment by the clock on the wall of a place. */
interface WallClock {
  readonly day: Day;
  /** HH:MM. */
  readonly time: string;
}

/** When a kiosk opens next. */
export interface Opening {
  /** Days from today: 0 today, 1 tomorrow. */
  readonly inDays: number;
  /** HH:MM by the clock of its place. */
  readonly time: string;
}

function wallClock(timeZone: string, at: number): WallClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const day = DAYS.find((name) => name === read('weekday').toLowerCase()) ?? 'sunday';
  return { day, time: `${read('hour')}:${read('minute')}` };
}

/**
 * True if a kiosk takes calls at a moment, in milliseconds since 1970. The end of a segment is
 * closed already.
 */
export function isOperating({ timeZone, week }: OperatingHours, at: number): boolean {
  const { day, time } = wallClock(timeZone, at);
  return week[day].some(({ start, end }) => start <= time && time < end);
}

/** When a closed kiosk opens next within a week; undefined where it never does. */
export function nextOpening({ timeZone, week }: OperatingHours, at: number): Opening | undefined {
  const now = wallClock(timeZone, at);
  for (let inDays = 0; inDays <= WEEK; inDays += 1) {
    const { day } = wallClock(timeZone, at + inDays * DAY_MS);
    const starts = week[day].map(({ start }) => start).toSorted();
    const time = starts.find((start) => inDays > 0 || start > now.time);
    if (time !== undefined) return { inDays, time };
  }
  return undefined;
}

/** How many midnights lie between two moments by the calendar of a place. */
function midnightsBetween(timeZone: string, from: number, to: number): number {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
  const dayOf = (at: number) => Date.parse(calendar.format(at));
  return Math.round((dayOf(to) - dayOf(from)) / DAY_MS);
}

/**
 * When a visitor can ring here again: as soon as the portal is open and the kiosk takes calls.
 * @param portalOpens When the portal opens, in milliseconds since 1970; in the past where it is
 * open.
 */
export function nextChanceToRing(
  hours: OperatingHours,
  now: number,
  portalOpens: number,
): Opening | undefined {
  const from = Math.max(now, portalOpens);
  const { time } = wallClock(hours.timeZone, from);
  const there = isOperating(hours, from) ? { inDays: 0, time } : nextOpening(hours, from);
  return there && { ...there, inDays: there.inDays + midnightsBetween(hours.timeZone, now, from) };
}
