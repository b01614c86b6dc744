import { openingOf } from './meeting-call.js';
import type { KnownMeeting, MeetingState } from './meeting.js';

/** Most meetings that one series was split into, one after the other. */
const MOST = 50;

/**
 * Returns the meeting to which the link of another one leads: itself, or the one that holds its later
 * dates once its own are over. A link is good through every change.
 */
export async function nextMeeting(
  meeting: KnownMeeting,
  now: Date,
  stateOf: (meetingId: string) => Promise<MeetingState>,
): Promise<KnownMeeting> {
  let at = meeting;
  for (let looks = 0; looks < MOST; looks += 1) {
    const nextId = at.continued?.by;
    const isLeft = !['over', 'cancelled'].includes(openingOf(at, now));
    if (nextId === undefined || isLeft) return at;
    const next = await stateOf(nextId);
    if (next.status === 'none') return at;
    at = next;
  }
  return at;
}
