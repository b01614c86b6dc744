import { saidOn, type CalendarEvent, type ShownAttendee } from '@foyer/contracts/calendar';
import type { MeetingDocument } from '@foyer/projections/calendar';

import type { Occurrence } from '../domain/occurrences.js';

type Names = ReadonlyMap<string, string>;

/** One occurrence of a meeting as those see it who belong to it. */
export function shownOccurrence(
  document: MeetingDocument,
  { date, ruledStart, startTime, endTime, own }: Occurrence,
  names: Names,
): CalendarEvent {
  const { _id, eventShortId, timeZone, repeat, repeatTill, status, sequence } = document;
  const { organizerId, sessionId, hasPin, joinPermission, callId, continues, ended } = document;
  const attendees = shownAttendees(document, names, repeat === 'none' ? null : date);
  return {
    ...{ _id, eventShortId, startTime, endTime, timeZone, repeat, repeatTill, sequence },
    ...{ organizerId, sessionId, hasPin, joinPermission, callId, attendees },
    name: own?.name ?? document.name ?? '',
    description: own?.description ?? document.description ?? '',
    oldAttendees: [...document.oldAttendees],
    guests: attendees.flatMap(({ attendeeId, attendeeType }) =>
      attendeeType === 'Guest' ? [attendeeId] : [],
    ),
    // A series that was cancelled while it ran keeps what took place.
    cancelled:
      (status === 'cancelled' && ended === null) ||
      ended?.date === date ||
      document.cancelledDates.includes(date),
    occurrence: repeat === 'none' ? null : ruledStart,
    series: { startTime: document.startTime, endTime: document.endTime },
    ...{ continues, continuedBy: document.continued?.by ?? null },
  };
}

/**
 * The organizer stands first, also where the organizer was not among those invited. For one date of
 * a series, answers are those for that date; without a date, those for all of it.
 */
export function shownAttendees(
  { attendees, organizerId }: MeetingDocument,
  names: Names,
  of: string | null = null,
): ShownAttendee[] {
  const invited = attendees.map((one) => {
    const { attendeeId, attendeeType, mode } = one;
    return {
      ...{ attendeeId, attendeeType, mode, organizer: attendeeId === organizerId },
      displayName: names.get(attendeeId) ?? null,
      ...saidOn(one, of),
    };
  });
  const organizer = invited.find((one) => one.organizer) ?? {
    attendeeId: organizerId,
    attendeeType: 'User' as const,
    organizer: true,
    mode: { email: true, msg: false },
    displayName: names.get(organizerId) ?? null,
    ...{ answer: 'accepted' as const, proposal: null, comment: null },
  };
  return [organizer, ...invited.filter((one) => !one.organizer)];
}
