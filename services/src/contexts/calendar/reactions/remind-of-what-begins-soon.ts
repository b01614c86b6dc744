import { meetingEvents } from '@foyer/contracts/calendar';

import { defineReaction } from '#platform/cqrs';
import { RemindOfMeeting } from '../commands.js';
import { meetingStream } from '../streams.js';
import { nextReminder } from '../domain/remind.js';
import { MeetingReader } from '../views/meeting-reader.js';

/**
 * A timer is set for no longer than this, in milliseconds; what is due later is looked at again.
 */
const LOOKS_AGAIN_MS = 24 * 3_600_000;
const MOVES: readonly string[] = [
  ...['MeetingPlanned', 'MeetingChanged', 'MeetingOccurrenceChanged'],
  ...['MeetingOccurrenceCancelled', 'MeetingSeriesEnded', 'MeetingReminded'],
];

/** All invited persons are reminded shortly before it begins, of each occurrence of a series. */
export const RemindOfWhatBeginsSoon = defineReaction({
  name: 'remind-of-what-begins-soon',
  on: meetingEvents,
  needs: { reader: MeetingReader },
  key: ({ type, data }) => (MOVES.includes(type) ? data.meetingId : undefined),
  begin: ({ needs }) => needs.reader.idsAhead(),
  beginsOnceOpen: true,
  run: async (meetingId, { stateOf, execute, now, again }) => {
    const due = nextReminder(await stateOf(meetingStream(meetingId)), now);
    if (due === undefined) return;
    const waits = due.at.getTime() - now.getTime();
    if (waits <= 0) await execute(RemindOfMeeting, { meetingId });
    else again(new Date(now.getTime() + Math.min(waits, LOOKS_AGAIN_MS)));
  },
});
