import type { MeetingEvent } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { removed } from './agenda.js';
import { causedBy, changeable } from './author.js';
import { cancelDates, occurrenceOff, type CancelStates } from './cancel-rest.js';
import { datedAhead } from './date-of.js';
import type { MeetingState } from './meeting.js';
import type { At } from './meeting-change.js';
import { noticesTo, partiesOf } from './notices.js';
import { endOf } from './occurrences.js';
import { isAnyBefore, isEndedFrom, restFrom } from './rest-of-series.js';
import { pinToForget } from './split-series.js';
import type { MeetingEvents } from './plan-meeting.js';

export interface CancelMeeting {
  readonly meetingId: string;
  readonly reason: string;
}

/**
 * Calls a whole meeting off; of a series that runs, what is not over yet. Again changes nothing; the
 * result is the PIN that counts no more.
 */
export function cancelMeeting(
  { meeting: state, agenda }: CancelStates,
  { meetingId, reason }: CancelMeeting,
  { now, author }: At,
): Decision<MeetingEvents, string | null> {
  const found = changeable(state, author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  if (meeting.status === 'cancelled') return accepted({ meeting: [], agenda: [] }, null);
  const { organizerId, schedule } = meeting;
  const isSingle = schedule.repeat === 'none';
  if (isSingle && Date.parse(schedule.endTime) < now.getTime()) return rejected('MEETING_OVER');
  const rest = isSingle ? undefined : restFrom(meeting, now);
  if (rest?.isRunning) return cancelDates({ meeting, agenda }, { reason, author, ...rest });
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
    pinToForget(meeting),
  );
}

/** Calls one of a series off, and all that follow. If nothing is left ahead, all of it is off. */
export function cancelFollowing(
  { meeting: state, agenda }: CancelStates,
  { meetingId, occurrence, reason }: CancelOccurrence,
  at: At,
): Decision<MeetingEvents, string | null> {
  const { now, author } = at;
  const found = changeable(state, author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  // Again changes nothing.
  if (isEndedFrom(meeting, occurrence)) return accepted({ meeting: [], agenda: [] }, null);
  const dated = datedAhead(meeting, occurrence, now);
  if (dated.type === 'rejected') return dated;
  const { date } = dated.known;
  if (!isAnyBefore(meeting, now, date))
    return cancelMeeting({ meeting, agenda }, { meetingId, reason }, at);
  const rest = restFrom(meeting, now, date);
  return cancelDates({ meeting, agenda }, { reason, author, ...rest, keeps: true });
}

export interface CancelOccurrence extends CancelMeeting {
  /** When it begins by the rule. */
  readonly occurrence: string;
}

/** Calls one of a series off that is not over. */
export function cancelOccurrence(
  state: MeetingState,
  { occurrence, reason }: CancelOccurrence,
  { now, author }: At,
): Decision<readonly MeetingEvent[]> {
  const found = changeable(state, author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  if (meeting.status === 'cancelled') return rejected('MEETING_CANCELLED');
  const dated = datedAhead(meeting, occurrence, now);
  if (dated.type === 'rejected') return dated;
  return accepted(
    occurrenceOff(meeting, dated.known, { sequence: meeting.sequence + 1, reason, author }),
  );
}
