/** The zone of the reader's clock. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of a moment by the clock of a zone, as fields for dates hold it: `2026-03-04`. */
export const dayIn = (zone: string, at: number | string = Date.now()): string =>
  // This notation of dates is that of fields.
  new Date(at).toLocaleDateString('sv-SE', { timeZone: zone });

/**
 * The day of today where days are counted by the clocks of some zones: where it is latest, as no day
 * that has begun may be missing. The reader's own clock counts where there is no zone.
 */
export const todayIn = (zones: readonly string[], now: number = Date.now()): string =>
  (zones.length === 0 ? [ownZone()] : zones)
    .map((zone) => dayIn(zone, now))
    .reduce((latest, day) => (day > latest ? day : latest));

/** The day some days before or after another, also over a change of clocks. */
export function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first moment of a day by the reader's clock, which not in all zones begins with midnight. */
export function startOfOwnDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The last second of a day by the reader's clock. */
export function endOfOwnDay(day: string): string | null {
  const at = new Date(`${day}T23:59:59`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The moment that a field of a list's filter holds, by the reader's clock; undefined if empty. */
export const momentOf = (typed: string | null): string | undefined =>
  typed === null || typed === '' ? undefined : new Date(typed).toISOString();
