import type { CalendarEvent } from '@foyer/contracts/calendar';

/** Which meetings of a series a change is for. */
export type Scope = 'one' | 'following' | 'all';

type OfSeries = Pick<CalendarEvent, 'startTime' | 'endTime' | 'occurrence' | 'series'>;

/**
 * Returns for which meetings of its series a change of one can be, the usual one first. One that is
 * over stays as it was; one that has begun cannot be changed with those that follow; from the first
 * one on it is all of them.
 */
export function scopesOf(meeting: OfSeries, now: number): readonly [Scope, ...Scope[]] {
  const { startTime, occurrence, series } = meeting;
  if (isOver(meeting, now)) return ['all'];
  const isAhead = Date.parse(startTime) > now && occurrence !== series.startTime;
  return ['one', ...(isAhead ? (['following'] as const) : []), 'all'];
}

/** True of a meeting that has ended. */
export const isOver = ({ endTime }: Pick<CalendarEvent, 'endTime'>, now: number): boolean =>
  Date.parse(endTime) < now;

/** True if the first meeting of the series has begun. */
export const isRunning = ({ series }: Pick<CalendarEvent, 'series'>, now: number): boolean =>
  Date.parse(series.startTime) < now;

/** The occurrence as the server takes it. */
export const scopeBody = (occurrence: string | null, scope: Scope) => ({
  occurrence: scope === 'all' ? null : occurrence,
  following: scope === 'following' && occurrence !== null,
});
