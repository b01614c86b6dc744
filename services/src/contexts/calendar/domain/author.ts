import { rejected } from '@foyer/contracts/decision';

import type { KnownMeeting, MeetingState } from './meeting.js';

/** The person who asks for a change of a meeting. */
export interface MeetingAuthor {
  readonly id: string;
  /** Administrators may change the meetings of all members. */
  readonly managesAll: boolean;
  /** True for the product itself, which acts for no member. */
  readonly isProgram?: boolean;
}

/** Names the member whose change a notice is about. */
export const causedBy = ({ id, isProgram = false }: MeetingAuthor): { readonly by?: string } =>
  isProgram ? {} : { by: id };

/** True if a person belongs to a meeting as a member. */
export function belongsTo({ organizerId, attendees }: KnownMeeting, memberId: string): boolean {
  return organizerId === memberId || attendees.get(memberId)?.attendeeType === 'User';
}

/**
 * Returns the meeting that a person may change; otherwise the refusal. For a person who does not
 * belong to it, the meeting does not exist.
 */
export function changeable(state: MeetingState, author: MeetingAuthor) {
  if (state.status === 'none') return rejected('MEETING_NOT_FOUND');
  if (state.organizerId !== author.id && !author.managesAll) {
    return rejected(belongsTo(state, author.id) ? 'NOT_MEETING_ORGANIZER' : 'MEETING_NOT_FOUND');
  }
  return { type: 'changeable', meeting: state } as const;
}
