import { MEETING_CLOSES_AFTER_MS } from '@foyer/contracts/calendar';

import type { KnownMeeting } from './meeting.js';
import { opensAt, type Opening } from './meeting-call.js';
import { occurrenceOf, type Occurrence } from './occurrences.js';
import { dateIn, occurrenceOn, timesIn } from './schedule.js';

/** A date of a series to which a link leads, and whether that can be joined now. */
export interface LinkedDate extends Occurrence {
  readonly state: Opening;
}

/**
 * By when it begins by the rule; undefined where the series has none then, or it is over: the next
 * one is meant then.
 */
export function linkedDate(
  meeting: KnownMeeting,
  ruledStart: string,
  now: Date,
): LinkedDate | undefined {
  const { schedule, cancelledDates, previous } = meeting;
  if (schedule.repeat === 'none') return undefined;
  const date = dateIn(ruledStart, schedule.timeZone);
  const ruled = occurrenceOn(schedule, date);
  if (ruled === undefined || Date.parse(ruled.startTime) !== Date.parse(ruledStart)) {
    return undefined;
  }
  const off = { ...timesIn(previous.get(date) ?? ruled), own: undefined };
  const { startTime, endTime, own } = occurrenceOf(meeting, date) ?? off;
  if (Date.parse(endTime) + MEETING_CLOSES_AFTER_MS < now.getTime()) return undefined;
  const isOff = meeting.status === 'cancelled' || cancelledDates.has(date);
  const isOpen = now.getTime() >= opensAt({ startTime }).getTime();
  const state = isOff ? 'cancelled' : isOpen ? 'open' : 'early';
  return { date, ruledStart: ruled.startTime, startTime, endTime, own, state };
}
