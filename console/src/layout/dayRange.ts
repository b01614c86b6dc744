import { addMonths, RANGE_MONTHS_MAX, type ValidationKey } from '@foyer/contracts/validation';

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
const DAY_MS = 86_400_000;

/** The days before a moment, with the day of it. */
export function lastDays(now: number): DayRange {
  // This notation of dates is that of fields.
  const day = (time: number) => new Date(time).toLocaleDateString('sv-SE');
  return { from: day(now - (DAYS - 1) * DAY_MS), to: day(now) };
}
