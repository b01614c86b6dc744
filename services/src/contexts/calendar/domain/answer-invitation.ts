import { saidOn, type MeetingEvent, type ReaderClock, type Said } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { belongsTo } from './author.js';
import { dateOf } from './date-of.js';
import { evolveMeeting } from './evolve-meeting.js';
import type { KnownMeeting, MeetingState } from './meeting.js';
import { occurrenceAt } from './meeting-call.js';
import { endOf, occurrenceOf } from './occurrences.js';
import { notifyOfAnswers } from './notify-of-answers.js';

export interface AnswerInvitation extends Said {
  readonly meetingId: string;
  readonly attendeeId: string;
  readonly attendeeType: 'User' | 'Guest';
  readonly comment: string;
  /** Which one of a series, by when it begins by the rule; undefined for all of it. */
  readonly occurrence: string | undefined;
  /** The clock and language of a guest's browser. */
  readonly reads?: ReaderClock | undefined;
}

/**
 * An attendee accepts, answers "maybe", declines, or proposes another time, for one of a series or
 * all of it; the organizer is notified.
 */
export function answerInvitation(
  state: MeetingState,
  { attendeeType, occurrence, reads, ...data }: AnswerInvitation,
  { now }: { readonly now: Date },
): Decision<readonly MeetingEvent[]> {
  if (state.status === 'none') return rejected('MEETING_NOT_FOUND');
  const { attendeeId, answer, proposal } = data;
  const known = state.attendees.get(attendeeId);
  if (known?.attendeeType !== attendeeType)
    return rejected(refusalOf(state, attendeeId, attendeeType));
  if (state.status === 'cancelled') return rejected('MEETING_CANCELLED');
  const asked = occurrence === undefined ? undefined : dateOf(state, occurrence);
  if (occurrence !== undefined && asked === undefined) return rejected('OCCURRENCE_NOT_FOUND');
  if (Date.parse(endOn(state, asked)) < now.getTime()) return rejected('MEETING_OVER');
  if (proposal && Date.parse(proposal.startTime) < now.getTime())
    return rejected('MEETING_IN_PAST');
  const at = asked === undefined ? occurrenceAt(state, now) : occurrenceOf(state, asked);
  if (proposal && at && isSame(proposal, at)) return rejected('PROPOSAL_UNCHANGED');
  // Another time is proposed for one date; who does not say which means the one that comes next.
  const next = proposal === null || state.schedule.repeat === 'none' ? null : (at?.date ?? null);
  const date = asked ?? next;
  const before = saidOn(known, date);
  const isSaid =
    before.answer === answer &&
    (before.comment ?? '') === data.comment &&
    isSame(before.proposal, proposal);
  if (isSaid && (date !== null || known.onDates.length === 0)) return accepted([]);
  const answered: MeetingEvent = {
    type: 'MeetingAnswered',
    data: { ...data, date, ...(reads && { reads }) },
  };
  return accepted([answered, ...notifyOfAnswers(evolveMeeting(state, answered), now)]);
}

/** To colleagues who do not belong to it a meeting is not there. */
function refusalOf(meeting: KnownMeeting, id: string, type: 'User' | 'Guest') {
  if (type === 'Guest') return 'INVITATION_NOT_VALID';
  return belongsTo(meeting, id) ? 'NOT_INVITED_TO_MEETING' : 'MEETING_NOT_FOUND';
}

function endOn(meeting: KnownMeeting, date: string | undefined): string {
  return (date === undefined ? undefined : occurrenceOf(meeting, date)?.endTime) ?? endOf(meeting);
}

function isSame(a: Said['proposal'], b: Said['proposal']): boolean {
  if (a === null || b === null) return a === b;
  return (['startTime', 'endTime'] as const).every(
    (field) => Date.parse(a[field]) === Date.parse(b[field]),
  );
}
