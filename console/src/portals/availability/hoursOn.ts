import { dayAfter, startOfDay, toWall } from './wallTime.js';

interface Opening {
  readonly start: string;
  readonly end: string;
}

/** How the hours of a day read that has no end. */
export const WHOLE_DAY = '00:00–24:00';

/** The hours of one day among openings, in words: `08:00–12:00`. */
export function hoursOn(
  date: string,
  openings: readonly Opening[],
  zone: string,
): readonly string[] {
  const begin = startOfDay(date, zone);
  const finish = startOfDay(dayAfter(date), zone);
  return openings
    .filter(({ start, end }) => start < finish && begin < end)
    .map(({ start, end }) => {
      const from = start <= begin ? '00:00' : toWall(start, zone).slice(11);
      const to = end >= finish ? '24:00' : toWall(end, zone).slice(11);
      return `${from}–${to}`;
    });
}
