import { MEETING_OPENS_BEFORE_MS } from '@foyer/contracts/calendar';

import type { KnownMeeting } from './meeting.js';
import { lastPassed } from './passed.js';

/**
 * Returns the last date of a series that has begun; undefined if none has. People who are in its call
 * early are already in the date whose way in is open, so that this one has begun as well.
 */
export function begunDate(meeting: KnownMeeting, now: Date): string | undefined {
  const isOpen = meeting.callId !== null;
  // One that opens at this very instant is open.
  const begins = now.getTime() + (isOpen ? MEETING_OPENS_BEFORE_MS + 1 : 0);
  return lastPassed(meeting, new Date(begins), 'startTime');
}
