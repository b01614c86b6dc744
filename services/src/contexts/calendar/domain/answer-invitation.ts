import type { MeetingAnswer, MeetingEvent, MeetingTimes } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { MeetingState } from './meeting.js';
import { noticesTo } from './notices.js';
import { endOf } from './occurrences.js';

export interface AnswerInvitation {
  readonly meetingId: string;
  readonly attendeeId: string;
  readonly answer: MeetingAnswer;
  readonly proposal: MeetingTimes | null;
  readonly comment: string;
}

/** An attendee accepts, declines, or proposes another time; the organizer is told. */
export function answerInvitation(
  state: MeetingState,
  data: AnswerInvitation,
  { now }: { readonly now: Date },
): Decision<readonly MeetingEvent[]> {
  if (state.status === 'none') return rejected('MEETING_NOT_FOUND');
  if (state.status === 'cancelled') return rejected('MEETING_CANCELLED');
  const { meetingId, attendeeId, answer, proposal } = data;
  const known = state.attendees.get(attendeeId);
  if (!known) return rejected('INVITATION_NOT_VALID');
  const until = endOf(state);
  if (Date.parse(until) < now.getTime()) return rejected('MEETING_OVER');
  if (proposal && Date.parse(proposal.startTime) < now.getTime())
    return rejected('MEETING_IN_PAST');
  const isSameTime =
    known.proposal?.startTime === proposal?.startTime &&
    known.proposal?.endTime === proposal?.endTime;
  if (known.answer === answer && isSameTime) return accepted([]);
  const { organizerId, sequence } = state;
  const about = { meetingId, kind: 'answer', sequence, date: null, until } as const;
  const organizer = [
    { attendeeId: organizerId, attendeeType: 'User', mode: { email: true, msg: false } },
  ] as const;
  return accepted([
    { type: 'MeetingAnswered', data },
    // That somebody comes changes nothing for the organizer, who sees it in the calendar.
    ...(answer === 'accepted'
      ? []
      : noticesTo(organizer, { ...about, answeredBy: attendeeId }, attendeeId)),
  ]);
}
