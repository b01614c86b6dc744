import { rejected } from '@foyer/contracts/decision';

import type { KnownMeeting } from './meeting.js';
import { occurrenceOf } from './occurrences.js';
import { dateIn } from './schedule.js';

/**
 * The date of an occurrence by when it begins by the rule; undefined where the series has none
 * then.
 */
export function dateOf(meeting: KnownMeeting, ruledStart: string): string | undefined {
  if (meeting.schedule.repeat === 'none') return undefined;
  const date = dateIn(ruledStart, meeting.schedule.timeZone);
  const known = occurrenceOf(meeting, date);
  return known && Date.parse(known.ruledStart) === Date.parse(ruledStart) ? date : undefined;
}

/**
 * Returns the date of a series that a person may still change or cancel; otherwise the refusal: what
 * took place stays as it was.
 */
export function datedAhead(meeting: KnownMeeting, ruledStart: string, now: Date) {
  const date = dateOf(meeting, ruledStart);
  const known = date === undefined ? undefined : occurrenceOf(meeting, date);
  if (known === undefined) return rejected('OCCURRENCE_NOT_FOUND');
  if (Date.parse(known.endTime) < now.getTime()) return rejected('MEETING_OVER');
  return { type: 'ahead', known } as const;
}
