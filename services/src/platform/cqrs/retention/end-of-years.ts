/**
 * Returns the moment before which something must have happened to have been kept for so many years.
 * The years count from the end of the year in which it happened, as those of the law do: nothing
 * goes too early.
 */
export function endOfYears(years: number, now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1)).toISOString();
}
