import { meetingMessages } from '@foyer/contracts/calendar';
import { permits } from '@foyer/contracts/identity';

import type { Actor } from '#platform/cqrs';
import { defineLiveView, idsIn } from '#platform/realtime';
import { MeetingReader } from './meeting-reader.js';

const roomOf = (memberId: string): string => `member:${memberId}`;
const mayUse = ({ role }: Actor): boolean => role !== 'system' && permits('calendar.use', role);

/**
 * Meetings for members who are here: that one was planned, changed or cancelled, that it begins,
 * that it is over.
 */
export const liveMeeting = defineLiveView({
  name: 'live-meeting',
  message: meetingMessages.meetingChanged,
  needs: { reader: MeetingReader },
  dependsOn: { meetings: (event) => idsIn(event, ['meetingId', 'continuedBy']) },
  load: async function* (meetingIds, { needs: { reader }, isWatched, asOf }) {
    for (const eventId of meetingIds) {
      const document = await reader.document(eventId);
      if (!document) continue;
      const event = (await reader.show(document)) ?? null;
      for (const memberId of document.memberIds) {
        if (isWatched(roomOf(memberId), mayUse)) yield { asOf, memberId, eventId, event };
      }
      for (const memberId of document.oldAttendees) {
        if (isWatched(roomOf(memberId), mayUse)) yield { asOf, memberId, eventId, event: null };
      }
    }
  },
  room: ({ memberId }) => roomOf(memberId),
});
