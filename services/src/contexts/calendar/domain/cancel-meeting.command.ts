import { Credentials } from '#contexts/identity';
import { defineCommand, Rejected } from '#platform/cqrs';
import {
  cancelFollowing,
  cancelMeeting,
  cancelOccurrence,
  type CancelOccurrence,
} from './cancel-meeting.js';
import { authorOf } from './author-of.service.js';
import { agendaStream, meetingStream } from '../streams.js';

interface Cancel {
  readonly meetingId: string;
  readonly reason: string;
  /** From which one on, by when it begins by the rule; undefined for all of it. */
  readonly following?: string | undefined;
}

/** Call a meeting off, with its whole series, or from one date on. */
export const CancelMeeting = defineCommand({
  name: 'CancelMeeting',
  needs: { credentials: Credentials },
  handle: async ({ following, ...data }: Cancel, { context, needs, run, stateOf }) => {
    const meeting = meetingStream(data.meetingId);
    const before = await stateOf(meeting);
    if (before.status === 'none') throw new Rejected('MEETING_NOT_FOUND');
    const { organizerId } = before;
    const outcome = await run({
      streams: { meeting, agenda: agendaStream(organizerId) },
      decide: (states, { now }) => {
        const isOthers =
          states.meeting.status !== 'none' && states.meeting.organizerId !== organizerId;
        if (isOthers) return { type: 'rejected', code: 'CONFLICT' };
        const at = { now, author: authorOf(context.actor) };
        return following === undefined
          ? cancelMeeting(states, data, at)
          : cancelFollowing(states, { ...data, occurrence: following }, at);
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
  decide: (state, data, { context, now }) =>
    cancelOccurrence(state, data, { now, author: authorOf(context.actor) }),
});
