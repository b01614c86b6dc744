import { MeetingAnswered } from '@foyer/contracts/calendar';

import { defineReaction } from '../../../platform/eventing/index.js';
import { NotifyOfAnswers } from '../commands/index.js';
import { meetingStream } from '../commands/streams.js';
import { nextToTell } from '../domain/notify-of-answers.js';
import { MeetingReader } from '../queries/meeting-reader.js';

/** Who answers by turns is told of now and then; what was answered last comes when it is time. */
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
