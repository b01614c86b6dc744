import type { CalendarEvent } from '@foyer/contracts/calendar';

/** Returns the path of one date of a series, or of the meeting itself. */
export function pathOf({ _id, occurrence }: Pick<CalendarEvent, '_id' | 'occurrence'>): string {
  return `/calendar/${_id}${occurrence === null ? '' : `?occurrence=${encodeURIComponent(occurrence)}`}`;
}
