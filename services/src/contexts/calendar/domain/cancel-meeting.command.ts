import { Credentials } from '#contexts/identity';
import { defineCommand, Rejected } from '#platform/cqrs';
import { cancelMeeting, cancelOccurrence, type CancelOccurrence } from './cancel-meeting.js';
import { authorOf } from './author-of.service.js';
import { agendaStream, meetingStream } from '../streams.js';

/** Call a meeting off, with its whole series. */
export const CancelMeeting = defineCommand({
  name: 'CancelMeeting',
  needs: { credentials: Credentials },
  handle: async (
    data: { readonly meetingId: string; readonly reason: string },
    { context, needs, run, stateOf },
  ) => {
    const meeting = meetingStream(data.meetingId);
    const before = await stateOf(meeting);
    if (before.status === 'none') throw new Rejected('MEETING_NOT_FOUND');
    const { organizerId } = before;
    const outcome = await run({
      streams: { meeting, agenda: agendaStream(organizerId) },
      decide: (states) => {
        const isOthers =
          states.meeting.status !== 'none' && states.meeting.organizerId !== organizerId;
        if (isOthers) return { type: 'rejected', code: 'CONFLICT' };
        return cancelMeeting(states, data, authorOf(context.actor));
      },
    });
    if (outcome.result !== null) await needs.credentials.forget(outcome.result);
    return outcome;
  },
});

/** Call one of a series off. */
export const CancelOccurrenceOfMeeting = defineCommand({
  name: 'CancelOccurrenceOfMeeting',
  stream: ({ meetingId }: CancelOccurrence) => meetingStream(meetingId),
  decide: (state, data, { context }) => cancelOccurrence(state, data, authorOf(context.actor)),
});
