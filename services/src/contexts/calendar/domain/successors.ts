import { openingOf } from './meeting-call.js';
import type { KnownMeeting, MeetingState } from './meeting.js';

/** True for a meeting that this member has to hold, now or later. */
export const isToBeHeldBy = (
  meeting: MeetingState,
  memberId: string,
  now: Date,
): meeting is KnownMeeting =>
  meeting.status === 'planned' &&
  meeting.organizerId === memberId &&
  openingOf(meeting, now) !== 'over';

/**
 * Returns the members who may hold a meeting in place of its organizer, the first choice first.
 * Those who are in its call come first, as a running call needs a leader; the others follow in the
 * order of their invitations.
 */
export function successorsIn(
  { organizerId, attendees }: KnownMeeting,
  isInCall: (memberId: string) => boolean,
): readonly string[] {
  const members = [...attendees]
    .filter(([id, { attendeeType }]) => attendeeType === 'User' && id !== organizerId)
    .map(([id]) => id);
  return members.toSorted((one, other) => Number(isInCall(other)) - Number(isInCall(one)));
}
