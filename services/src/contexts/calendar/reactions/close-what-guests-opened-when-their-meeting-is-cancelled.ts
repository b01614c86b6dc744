import { MeetingCancelled } from '@foyer/contracts/calendar';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';

/**
 * A pass of a meeting is no longer valid once the meeting is cancelled: a person who came by it has
 * no connection.
 */
export const CloseWhatGuestsOpenedWhenTheirMeetingIsCancelled = definePush({
  name: 'close-what-guests-opened-when-their-meeting-is-cancelled',
  whenReadModel: { projection: 'meetings', events: [MeetingCancelled] },
  needs: { realtime: Realtime },
  each: ({ data }, { needs }) =>
    needs.realtime.disconnect(`place:${data.meetingId}`, 'MEETING_CANCELLED'),
});
