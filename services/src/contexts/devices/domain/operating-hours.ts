import type { OperatingHours } from '@foyer/contracts/devices';

/**
 * True if a kiosk is lit at a moment, by the clock of its place; an unknown time zone counts as
 * UTC.
 */
export function isWithinHours({ timeZone, week }: OperatingHours, now: Date): boolean {
  const { day, time } = localTime(now, timeZone);
  return week[day].some(({ start, end }) => start <= time && time < end);
}

type Day = keyof OperatingHours['week'];
const formats = new Map<string, Intl.DateTimeFormat>();

function localTime(now: Date, timeZone: string): { readonly day: Day; readonly time: string } {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const day = (parts.get('weekday') ?? 'Monday').toLowerCase() as Day;
  return { day, time: `${parts.get('hour') ?? '00'}:${parts.get('minute') ?? '00'}` };
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = makeFormat(timeZone);
  formats.set(timeZone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' });
  }
}
