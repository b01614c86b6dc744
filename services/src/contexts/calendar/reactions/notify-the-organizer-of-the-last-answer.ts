import { MeetingAnswered } from '@foyer/contracts/calendar';

import { defineReaction } from '#platform/cqrs';
import { NotifyOfAnswers } from '../commands.js';
import { meetingStream } from '../streams.js';
import { nextToTell } from '../domain/notify-of-answers.js';
import { MeetingReader } from '../views/meeting-reader.js';

/**
 * An attendee whose answer alternates is reported only now and then; the last answer is sent when
 * it is due.
 */
export const NotifyTheOrganizerOfTheLastAnswer = defineReaction({
  name: 'notify-the-organizer-of-the-last-answer',
  on: [MeetingAnswered],
  needs: { reader: MeetingReader },
  key: ({ data }) => data.meetingId,
  begin: ({ needs }) => needs.reader.idsAhead(),
  beginsOnceOpen: true,
  run: async (meetingId, { stateOf, execute, now, again }) => {
    const due = nextToTell(await stateOf(meetingStream(meetingId)));
    if (due === undefined) return;
    if (due > now) again(due);
    else await execute(NotifyOfAnswers, { meetingId });
  },
});
