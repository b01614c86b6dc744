/** The last and the next time for a backup. */
export interface BackupTimes {
  readonly last: Date;
  readonly next: Date;
}

/**
 * The times around a moment at which backups are due.
 * @param at Times of day, `HH:MM`, of this machine's time zone.
 */
export function backupTimes(at: readonly string[], now: Date): BackupTimes {
  const times = [-1, 0, 1].flatMap((days) => at.map((time) => onDay(now, days, time)));
  const moments = times.map((time) => time.getTime()).sort((a, b) => a - b);
  const isPast = (moment: number): boolean => moment <= now.getTime();
  // Any time of day was once in the last day and comes once in the next.
  const last = moments.findLast(isPast) ?? now.getTime();
  const next = moments.find((moment) => !isPast(moment)) ?? now.getTime();
  return { last: new Date(last), next: new Date(next) };
}

function onDay(now: Date, days: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes);
}
