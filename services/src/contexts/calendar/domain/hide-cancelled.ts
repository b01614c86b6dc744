import type { MeetingEvent } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { belongsTo } from './author.js';
import type { MeetingState } from './meeting.js';
import { dateIn, occurrenceOn } from './schedule.js';

export interface HideCancelled {
  readonly meetingId: string;
  readonly memberId: string;
  /** Which one of a series, by when it begins by the rule; undefined for all of it. */
  readonly occurrence: string | undefined;
}

/** A member removes a cancelled meeting from their own list. Repeating it changes nothing. */
export function hideCancelled(
  state: MeetingState,
  { meetingId, memberId, occurrence }: HideCancelled,
): Decision<readonly MeetingEvent[]> {
  if (state.status === 'none' || !belongsTo(state, memberId)) return rejected('MEETING_NOT_FOUND');
  const { schedule, cancelledDates, hidden, status, ended } = state;
  const date = occurrence === undefined ? null : dateIn(occurrence, schedule.timeZone);
  const isOff =
    status === 'cancelled' ||
    (date !== null && cancelledDates.has(date) && occurrenceOn(schedule, date) !== undefined) ||
    (ended?.continuedBy === null && ended.date === date);
  if (!isOff) return rejected('MEETING_NOT_CANCELLED');
  // Of a series that is off as a whole nothing is left to be shown.
  const which = status === 'cancelled' ? null : date;
  if (hidden.has(`${memberId} ${which ?? ''}`)) return accepted([]);
  return accepted([{ type: 'CancelledMeetingHidden', data: { meetingId, memberId, date: which } }]);
}
