import type { WeekAvailability } from '@foyer/contracts/portals';

export type Day = keyof WeekAvailability;
export type Segment = WeekAvailability[Day][number];

export const DAYS: readonly Day[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** More times in one day than people need. */
export const SEGMENTS_MAX = 10;

export const NO_HOURS = Object.fromEntries(
  DAYS.map((day) => [day, []]),
) as unknown as WeekAvailability;

/** Monday to Friday, 8 to 18. */
export const OFFICE_HOURS: WeekAvailability = {
  ...NO_HOURS,
  ...Object.fromEntries(DAYS.slice(0, 5).map((day) => [day, [{ start: '08:00', end: '18:00' }]])),
};

/** Returns the error in the times of a day, if there is one; the same rules as the server's. */
export function dayProblem(
  segments: readonly Segment[],
): 'BLANK' | 'END_BEFORE_START' | 'SEGMENTS_OVERLAP' | undefined {
  if (segments.some(({ start, end }) => start === '' || end === '')) return 'BLANK';
  if (segments.some(({ start, end }) => end <= start)) return 'END_BEFORE_START';
  const sorted = segments.toSorted((one, other) => one.start.localeCompare(other.start));
  const overlaps = sorted.some(({ end }, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.start < end;
  });
  return overlaps ? 'SEGMENTS_OVERLAP' : undefined;
}

/** A time to add to a day: an hour after the last one, as far as the day goes. */
export function nextSegment(segments: readonly Segment[]): Segment {
  const last = segments
    .map(({ end }) => end)
    .sort()
    .at(-1);
  const hour = last === undefined ? 8 : Math.min(Number(last.slice(0, 2)) + 1, 22);
  const from = String(hour).padStart(2, '0');
  const until = last === undefined ? '18' : String(Math.min(hour + 2, 23)).padStart(2, '0');
  return { start: `${from}:00`, end: `${until}:00` };
}
