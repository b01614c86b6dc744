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
