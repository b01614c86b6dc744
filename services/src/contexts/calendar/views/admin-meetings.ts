import type { AdminMeeting, Repeat } from '@foyer/contracts/calendar';
import { contains } from '@foyer/projections';
import type { MeetingDocument } from '@foyer/projections/calendar';

import { defineQuery, Rejected } from '#platform/cqrs';
import { defineReadModel } from '#platform/http';
import { MeetingReader } from './meeting-reader.js';
import { shownAttendees } from './shown-meeting.js';

interface MeetingCriteria {
  /** Part of a name. */
  readonly q?: string | undefined;
  readonly organizerId?: string | undefined;
  readonly attendeeId?: string | undefined;
  readonly status?: 'planned' | 'cancelled' | undefined;
  readonly repeat?: Repeat | undefined;
  readonly live?: boolean | undefined;
}

/** Meetings as the console lists them; a series is one row. */
export const adminMeetings = defineReadModel<MeetingDocument, MeetingCriteria, AdminMeeting>({
  name: 'meetings',
  notFound: 'MEETING_NOT_FOUND',
  filter: ({ q, attendeeId, ...equal }) => ({
    ...(q !== undefined && q !== '' && { name: contains(q) }),
    ...(attendeeId !== undefined && { 'attendees.attendeeId': attendeeId }),
    ...Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined)),
  }),
  show: (document) => asAdmin(document, new Map()),
});

/** One meeting as the console shows it, with names. */
export const GetAdminMeeting = defineQuery({
  name: 'GetAdminMeeting',
  needs: { reader: MeetingReader },
  answer: async (meetingId: string, { needs: { reader } }): Promise<AdminMeeting> => {
    const document = await reader.document(meetingId);
    if (!document) throw new Rejected('MEETING_NOT_FOUND');
    const [names, organizerIsGone] = await Promise.all([
      reader.names([document]),
      reader.isOrganizerGone(document),
    ]);
    return { ...asAdmin(document, names), organizerIsGone };
  },
});

function asAdmin(document: MeetingDocument, names: ReadonlyMap<string, string>): AdminMeeting {
  const { _id, name, description, startTime, endTime, timeZone, repeat, repeatTill } = document;
  const { organizerId, attendeeCount, sessionId, hasPin, joinPermission } = document;
  const { status, live, sequence, createdAt, updatedAt } = document;
  return {
    ...{ _id, id: _id, name, description, startTime, endTime, timeZone, repeat, repeatTill },
    ...{ organizerId, attendeeCount, sessionId, hasPin, joinPermission },
    ...{ status, live, sequence, createdAt, updatedAt },
    organizerName: names.get(organizerId) ?? null,
    attendees: shownAttendees(document, names),
  };
}
