import { openingOf } from './meeting-call.js';
import type { KnownMeeting, MeetingState } from './meeting.js';

/** Most meetings that one series was split into, one after the other. */
export const MOST_PARTS = 50;

type StateOf = (meetingId: string) => Promise<MeetingState>;

/**
 * Returns the meeting to which the link of another one leads: itself, or the one that holds its later
 * dates once its own are over. A link is good through every change.
 */
export async function nextMeeting(
  meeting: KnownMeeting,
  now: Date,
  stateOf: StateOf,
): Promise<KnownMeeting> {
  return (await wayOfLink(meeting, now, stateOf)).at(-1) ?? meeting;
}

/** Returns the same with the parts of the series that the link leads past, in their order. */
export async function wayOfLink(
  meeting: KnownMeeting,
  now: Date,
  stateOf: StateOf,
): Promise<readonly KnownMeeting[]> {
  const way = [meeting];
  let at = meeting;
  for (let looks = 0; looks < MOST_PARTS; looks += 1) {
    const nextId = at.continued?.by;
    const isLeft = !['over', 'cancelled'].includes(openingOf(at, now));
    if (nextId === undefined || isLeft) return way;
    const next = await stateOf(nextId);
    if (next.status === 'none') return way;
    at = next;
    way.push(next);
  }
  return way;
}
