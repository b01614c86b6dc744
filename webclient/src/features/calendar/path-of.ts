import type { CalendarEvent } from '@foyer/contracts/calendar';

/** Where one of a series, or the meeting itself, is shown. */
export function pathOf({ _id, occurrence }: Pick<CalendarEvent, '_id' | 'occurrence'>): string {
  return `/calendar/${_id}${occurrence === null ? '' : `?occurrence=${encodeURIComponent(occurrence)}`}`;
}
