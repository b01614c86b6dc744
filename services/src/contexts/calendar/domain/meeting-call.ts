import {
  MEETING_CLOSES_AFTER_MS,
  MEETING_OPENS_BEFORE_MS,
  type MeetingEvent,
  type ReaderClock,
} from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { belongsTo } from './author.js';
import type { KnownMeeting, MeetingState } from './meeting.js';
import { nextOccurrence, type Occurrence } from './occurrences.js';

/**
 * Returns the occurrence that a person comes to now: the one whose way in is open, or the next one.
 */
export function occurrenceAt(meeting: KnownMeeting, now: Date): Occurrence | undefined {
  return nextOccurrence(meeting, new Date(now.getTime() - MEETING_CLOSES_AFTER_MS));
}

/** The states in which a meeting can, or cannot, be joined now. */
export type Opening = 'early' | 'open' | 'over' | 'cancelled';

export function openingOf(meeting: KnownMeeting, now: Date): Opening {
  if (meeting.status === 'cancelled') return 'cancelled';
  // People who are still talking are not cut off, and those who lost the page find the way back.
  if (meeting.callId !== null) return 'open';
  const at = occurrenceAt(meeting, now);
  if (at === undefined) return 'over';
  return now.getTime() >= opensAt(at).getTime() ? 'open' : 'early';
}

export function opensAt({ startTime }: { readonly startTime: string }): Date {
  return new Date(Date.parse(startTime) - MEETING_OPENS_BEFORE_MS);
}

/** The call of a meeting begins; there is one at a time. */
export function beginCall(
  state: MeetingState,
  { callId, by }: { readonly callId: string; readonly by: string },
  now: Date,
): Decision<readonly MeetingEvent[]> {
  if (state.status === 'none' || !belongsTo(state, by)) return rejected('MEETING_NOT_FOUND');
  if (state.status === 'cancelled') return rejected('MEETING_CANCELLED');
  if (state.callId === callId) return accepted([]);
  if (state.callId !== null) return rejected('CONFLICT');
  const opening = openingOf(state, now);
  if (opening === 'early') return rejected('MEETING_NOT_OPEN');
  if (opening !== 'open') return rejected('MEETING_OVER');
  return accepted([{ type: 'MeetingCallBegan', data: { meetingId: state.id, callId } }]);
}

/** The call of a meeting is over. */
export function callEnded(state: MeetingState, callId: string): readonly MeetingEvent[] {
  if (state.status === 'none' || state.callId !== callId) return [];
  return [{ type: 'MeetingCallEnded', data: { meetingId: state.id, callId } }];
}

/** The way by which a person gets into the call of a meeting. */
export interface WayIn {
  readonly way: 'enter' | 'knock' | 'closed';
  readonly role: 'guest' | 'presenter' | 'admin';
}

/**
 * The organizer leads and comes in at once. All other invited persons do too, unless the host lets
 * each one in. Those with no invitation knock, except where they knew the PIN and no one is let in
 * by hand.
 */
export function wayInto(meeting: KnownMeeting, joinerId: string): WayIn {
  if (meeting.organizerId === joinerId) return { way: 'enter', role: 'admin' };
  const invited = meeting.attendees.get(joinerId);
  const role = invited?.attendeeType === 'User' ? 'presenter' : 'guest';
  // Colleagues who were invited are known; the lobby is for who comes from outside.
  if (role === 'presenter') return { way: 'enter', role };
  if (invited) return { way: meeting.joinPermission ? 'knock' : 'enter', role };
  const knewPin = meeting.guests.get(joinerId);
  if (knewPin === undefined) return { way: 'closed', role };
  return { way: knewPin && !meeting.joinPermission ? 'enter' : 'knock', role };
}

export interface ArrivingGuest {
  readonly guestId: string;
  /**
   * The browser in which an invitation is used, named by a hash; null for who comes without one.
   */
  readonly invitedIn: string | null;
  /** The clock and language of the browser. */
  readonly reads?: ReaderClock | undefined;
  /** The PIN that the guest was right about; null where none was asked for. */
  readonly pinId: string | null;
  /** The PIN was guessed at too often to be looked at, so that the guest knocks. */
  readonly knocks?: boolean;
}

/**
 * Admits a person without an account to a meeting: invited, or by its link and the PIN if it has
 * one.
 */
export function admitGuest(
  state: MeetingState,
  { guestId, invitedIn, pinId, knocks = false, reads }: ArrivingGuest,
  now: Date,
): Decision<readonly MeetingEvent[]> {
  if (state.status === 'none') return rejected('MEETING_NOT_FOUND');
  if (state.status === 'cancelled') return rejected('MEETING_CANCELLED');
  if (openingOf(state, now) === 'over') return rejected('MEETING_OVER');
  if (invitedIn !== null) return useInvitation(state, { guestId, browser: invitedIn, reads });
  if (!knocks && state.pinId !== null && pinId !== state.pinId) {
    return rejected('MEETING_PIN_WRONG');
  }
  const data = { meetingId: state.id, guestId, knewPin: !knocks && state.pinId !== null };
  return accepted([{ type: 'MeetingGuestCame', data }]);
}

interface Use extends Pick<ArrivingGuest, 'guestId' | 'reads'> {
  readonly browser: string;
}

/**
 * A link may be passed on: the place that its first browser was given, no second one gets by it.
 */
function useInvitation(
  { id: meetingId, attendees, browsers }: KnownMeeting,
  { guestId, browser, reads }: Use,
): Decision<readonly MeetingEvent[]> {
  if (attendees.get(guestId)?.attendeeType !== 'Guest') return rejected('INVITATION_NOT_VALID');
  const used = browsers.get(guestId);
  if (used === browser) return accepted([]);
  if (used !== undefined) return rejected('INVITATION_IN_USE');
  const data = { meetingId, guestId, browser, ...(reads && { reads }) };
  return accepted([{ type: 'MeetingInvitationUsed', data }]);
}
