import type { CalendarEvent } from '@foyer/contracts/calendar';

/** Which meetings of a series a change is for. */
export type Scope = 'one' | 'following' | 'all';

type OfSeries = Pick<CalendarEvent, 'startTime' | 'occurrence' | 'series'>;

/**
 * Returns for which meetings of its series a change of one can be. One that has begun cannot be
 * changed with those that follow; from the first one on it is all of them.
 */
export function scopesOf({ startTime, occurrence, series }: OfSeries, now: number): Scope[] {
  const isAhead = Date.parse(startTime) > now && occurrence !== series.startTime;
  return ['one', ...(isAhead ? (['following'] as const) : []), 'all'];
}

/** True if the first meeting of the series has begun. */
export const isRunning = ({ series }: Pick<CalendarEvent, 'series'>, now: number): boolean =>
  Date.parse(series.startTime) < now;

/** The occurrence as the server takes it. */
export const scopeBody = (occurrence: string | null, scope: Scope) => ({
  occurrence: scope === 'all' ? null : occurrence,
  following: scope === 'following' && occurrence !== null,
});
