import { addMonths, RANGE_MONTHS_MAX, type ValidationKey } from '@foyer/contracts/validation';

import { dayFrom, todayIn } from './today.js';

/** The first and the last day of a range, as fields for dates hold them. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * From the beginning of the first day to the end of the last; the server takes them as days at each
 * terminal.
 */
export const asTimes = ({ from, to }: DayRange) => ({
  from: `${from}T00:00:00.000Z`,
  to: `${to}T23:59:59.999Z`,
});

/** Returns the error of a range, and its field. */
export function rangeProblem(
  range: DayRange,
): { readonly field: keyof DayRange; readonly rule: ValidationKey } | undefined {
  if (range.from === '') return { field: 'from', rule: 'BLANK' };
  if (range.to === '') return { field: 'to', rule: 'BLANK' };
  const { from, to } = asTimes(range);
  if (Date.parse(to) <= Date.parse(from)) return { field: 'to', rule: 'END_BEFORE_START' };
  const isTooLong = Date.parse(to) > addMonths(from, RANGE_MONTHS_MAX);
  return isTooLong ? { field: 'to', rule: 'RANGE_TOO_LONG' } : undefined;
}

const DAYS = 30;

/**
 * The last days, with the day of today.
 * @param zones by whose clocks the days are counted
 */
export function lastDays(zones: readonly string[], now: number = Date.now()): DayRange {
  const to = todayIn(zones, now);
  return { from: dayFrom(to, 1 - DAYS), to };
}

/** As many days, just before these. */
export function daysBefore({ from, to }: DayRange): DayRange {
  const number = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: dayFrom(from, -number), to: dayFrom(to, -number) };
}

const DAY_MS = 86_400_000;
