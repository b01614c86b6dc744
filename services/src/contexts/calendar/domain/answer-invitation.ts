import type { MeetingAnswer, MeetingEvent, MeetingTimes } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { evolveMeeting, type MeetingState } from './meeting.js';
import { occurrenceAt } from './meeting-call.js';
import { endOf } from './occurrences.js';
import { notifyOfAnswers } from './notify-of-answers.js';

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
  const { attendeeId, answer, proposal } = data;
  const known = state.attendees.get(attendeeId);
  if (!known) return rejected('INVITATION_NOT_VALID');
  const until = endOf(state);
  if (Date.parse(until) < now.getTime()) return rejected('MEETING_OVER');
  if (proposal && Date.parse(proposal.startTime) < now.getTime())
    return rejected('MEETING_IN_PAST');
  const at = occurrenceAt(state, now);
  if (proposal && at && isSame(proposal, at)) return rejected('PROPOSAL_UNCHANGED');
  // Another time is proposed for the one that the guest's page shows; all else is said of the series.
  const date = proposal === null || state.schedule.repeat === 'none' ? null : (at?.date ?? null);
  const isSameTime =
    known.proposal?.startTime === proposal?.startTime &&
    known.proposal?.endTime === proposal?.endTime;
  if (known.answer === answer && known.date === date && isSameTime) return accepted([]);
  const answered: MeetingEvent = { type: 'MeetingAnswered', data: { ...data, date } };
  return accepted([answered, ...notifyOfAnswers(evolveMeeting(state, answered), now)]);
}

function isSame(a: MeetingTimes, b: MeetingTimes): boolean {
  return (['startTime', 'endTime'] as const).every(
    (field) => Date.parse(a[field]) === Date.parse(b[field]),
  );
}
