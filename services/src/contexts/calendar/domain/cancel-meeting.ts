import type { MeetingEvent } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { removed, type Agenda } from './agenda.js';
import { causedBy, changeable, type MeetingAuthor } from './author.js';
import { dateOf } from './date-of.js';
import type { MeetingState } from './meeting.js';
import { noticesTo, partiesOf } from './notices.js';
import { endOf, occurrenceOf } from './occurrences.js';
import { timesIn } from './schedule.js';
import type { MeetingEvents } from './plan-meeting.js';

export interface CancelMeeting {
  readonly meetingId: string;
  readonly reason: string;
}

/** Calls a whole meeting off. Again changes nothing; the result is the PIN that counts no more. */
export function cancelMeeting(
  { meeting: state, agenda }: { readonly meeting: MeetingState; readonly agenda: Agenda },
  { meetingId, reason }: CancelMeeting,
  author: MeetingAuthor,
): Decision<MeetingEvents, string | null> {
  const found = changeable(state, author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  if (meeting.status === 'cancelled') return accepted({ meeting: [], agenda: [] }, null);
  const { organizerId } = meeting;
  const sequence = meeting.sequence + 1;
  const about = { meetingId, kind: 'cancellation', sequence, date: null } as const;
  const until = endOf(meeting);
  return accepted(
    {
      meeting: [
        { type: 'MeetingCancelled', data: { meetingId, organizerId, sequence, reason } },
        ...noticesTo(partiesOf(meeting), { ...about, until, ...causedBy(author) }),
      ],
      agenda: removed(agenda, organizerId, meetingId),
    },
    meeting.pinId,
  );
}

export interface CancelOccurrence extends CancelMeeting {
  /** When it begins by the rule. */
  readonly occurrence: string;
}

/** Calls one of a series off. */
export function cancelOccurrence(
  state: MeetingState,
  { meetingId, occurrence, reason }: CancelOccurrence,
  author: MeetingAuthor,
): Decision<readonly MeetingEvent[]> {
  const found = changeable(state, author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  if (meeting.status === 'cancelled') return rejected('MEETING_CANCELLED');
  const date = dateOf(meeting, occurrence);
  const known = date === undefined ? undefined : occurrenceOf(meeting, date);
  if (date === undefined || known === undefined) return rejected('OCCURRENCE_NOT_FOUND');
  const { organizerId } = meeting;
  const sequence = meeting.sequence + 1;
  const about = { meetingId, kind: 'cancellation', sequence, date, until: known.endTime } as const;
  return accepted([
    {
      type: 'MeetingOccurrenceCancelled',
      data: { meetingId, organizerId, sequence, date, reason, previous: timesIn(known) },
    },
    ...noticesTo(partiesOf(meeting), { ...about, ...causedBy(author) }),
  ]);
}
