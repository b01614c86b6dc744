import { rejected } from '@foyer/contracts/decision';

import type { KnownMeeting, MeetingState } from './meeting.js';

/** Who asks for a change of a meeting. */
export interface MeetingAuthor {
  readonly id: string;
  /** Administrators may do it with everybody's. */
  readonly managesAll: boolean;
}

/** Whether somebody belongs to a meeting as a member. */
export function belongsTo({ organizerId, attendees }: KnownMeeting, memberId: string): boolean {
  return organizerId === memberId || attendees.get(memberId)?.attendeeType === 'User';
}

/** The meeting that somebody may change; or why not. To who does not belong to it, it is not there. */
export function changeable(state: MeetingState, author: MeetingAuthor) {
  if (state.status === 'none') return rejected('MEETING_NOT_FOUND');
  if (state.organizerId !== author.id && !author.managesAll) {
    return rejected(belongsTo(state, author.id) ? 'NOT_MEETING_ORGANIZER' : 'MEETING_NOT_FOUND');
  }
  return { type: 'changeable', meeting: state } as const;
}
