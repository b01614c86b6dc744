import { Clock } from '../../../platform/clock/index.js';
import { Rejected } from '../../../platform/eventing/commands/index.js';
import { defineQuery } from '../../../platform/eventing/index.js';
import { MeetingLinks } from '../ports/meeting-links.js';
import { People } from '../ports/people.js';
import { MeetingReader } from './meeting-reader.js';
import { seriesOf } from './series-of.js';

interface Asked {
  readonly meetingId: string;
  readonly viewer: { readonly id: string; readonly managesAll: boolean };
}

/** A meeting with its whole series as an iCalendar file, for those who belong to it. */
export const ExportMeeting = defineQuery({
  name: 'ExportMeeting',
  needs: { reader: MeetingReader, people: People, links: MeetingLinks, clock: Clock },
  answer: async ({ meetingId, viewer }: Asked, { needs }): Promise<string> => {
    const { reader, people, links, clock } = needs;
    const document = await reader.document(meetingId);
    const mayRead = viewer.managesAll || document?.memberIds.includes(viewer.id) === true;
    if (!document || !mayRead) throw new Rejected('MEETING_NOT_FOUND');
    const organizer = await people.reach(document.organizerId, 'User');
    // Loaded with the first file, so that no start waits for time zones.
    const { cancellationFile, keptFile } = await import('../ics/calendar-file.js');
    const { sequence, name, description, status } = document;
    const meeting = {
      ...seriesOf(document),
      ...{ id: meetingId, sequence, cancelledDates: document.cancelledDates },
      ...{ name: name ?? '', description: description ?? '', attendee: null },
      organizer: { name: organizer?.displayName ?? '', email: organizer?.email ?? null },
      url: links.forMember(meetingId),
      stamp: clock.now().toISOString(),
    };
    return status === 'cancelled' ? cancellationFile(meeting, null) : keptFile([meeting]);
  },
});
