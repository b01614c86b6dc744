import type { Attendee, MeetingEvent } from '@foyer/contracts/calendar';

import type { KnownMeeting } from './meeting.js';

type NoticeDue = Extract<MeetingEvent, { type: 'MeetingMailDue' | 'MeetingTextDue' }>;
type Told = Pick<Attendee, 'attendeeId' | 'attendeeType' | 'mode'>;
type About = Omit<NoticeDue['data'], 'attendeeId' | 'attendeeType' | 'answeredBy'> & {
  readonly answeredBy?: string;
};

/**
 * Notifies people by the ways that were chosen for them. The person who makes the change knows it,
 * but that person's calendar does not: it gets the mail with the file, and no text message.
 */
export function noticesTo(parties: readonly Told[], about: About): readonly NoticeDue[] {
  return parties.flatMap(({ attendeeId, attendeeType, mode }): readonly NoticeDue[] => {
    const data = { answeredBy: null, ...about, attendeeId, attendeeType };
    return [
      ...(mode.email ? [{ type: 'MeetingMailDue' as const, data }] : []),
      ...(mode.msg && attendeeId !== about.by ? [{ type: 'MeetingTextDue' as const, data }] : []),
    ];
  });
}

/** The attendees of a meeting as a list. */
export function listOf(attendees: ReadonlyMap<string, Omit<Told, 'attendeeId'>>): readonly Told[] {
  return [...attendees].map(([attendeeId, { attendeeType, mode }]) => ({
    ...{ attendeeId, attendeeType, mode },
  }));
}

/** All in whose calendars a meeting stands: the people invited, and its organizer. */
export function partiesOf({
  attendees,
  organizerId,
}: Pick<KnownMeeting, 'attendees' | 'organizerId'>): readonly Told[] {
  return withMember(listOf(attendees), organizerId);
}

/** The way to those who chose none. */
export const BY_MAIL = { email: true, msg: false } as const;

/** Adds a member who is notified by mail, if the member is not one of them. */
export function withMember(parties: readonly Told[], attendeeId: string): readonly Told[] {
  if (parties.some((one) => one.attendeeId === attendeeId)) return parties;
  return [...parties, { attendeeId, attendeeType: 'User', mode: BY_MAIL }];
}
