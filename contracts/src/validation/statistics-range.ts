import { z } from 'zod';

/** Longest range of a report and of an exception, in months (specification, section 9). */
export const RANGE_MONTHS_MAX = 3;

/** From and to of a report, both needed. */
export const StatisticsRange = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

/** The same day so many months later; the last of the month where that day does not exist. UTC. */
export function addMonths(iso: string, months: number): number {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

const checkedRange = (slackMs: number) => checkedRangeWith({}, slackMs);

/**
 * A range that ends after its start and is at most three months long, in addition to the other
 * parameters of a report.
 */
export const checkedRangeWith = <const Shape extends z.ZodRawShape>(shape: Shape, slackMs = 0) =>
  z.object({ ...StatisticsRange.shape, ...shape }).superRefine((range, ctx) => {
    const { from, to } = range as z.output<typeof StatisticsRange>;
    if (Date.parse(to) <= Date.parse(from)) {
      ctx.addIssue({ code: 'custom', path: ['to'], message: 'END_BEFORE_START' });
    }
    if (Date.parse(to) > addMonths(from, RANGE_MONTHS_MAX) + slackMs) {
      ctx.addIssue({ code: 'custom', path: ['to'], message: 'RANGE_TOO_LONG' });
    }
  });

/** A range that ends after its start and is at most three months long. */
export const CheckedStatisticsRange = checkedRange(0);

const DAY_MS = 86_400_000;

/**
 * The same of days by the reader's clock: three months there are up to a day and an hour more by
 * UTC.
 */
export const CheckedLocalRange = checkedRange(DAY_MS + 3_600_000);
