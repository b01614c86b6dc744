import type { MeetingEvent } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { removed, type Agenda } from './agenda.js';
import { causedBy, changeable, type MeetingAuthor } from './author.js';
import { dateOf } from './date-of.js';
import type { KnownMeeting, MeetingState } from './meeting.js';
import type { At } from './meeting-change.js';
import { noticesTo, partiesOf } from './notices.js';
import { endOf, occurrenceOf } from './occurrences.js';
import { firstRuled, lastPassed } from './passed.js';
import { occurrenceOn, timesIn, type RuledOccurrence } from './schedule.js';
import { pinToForget } from './split-series.js';
import type { MeetingEvents } from './plan-meeting.js';

export interface CancelMeeting {
  readonly meetingId: string;
  readonly reason: string;
}

interface CancelStates {
  readonly meeting: MeetingState;
  readonly agenda: Agenda;
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
  const over = schedule.repeat === 'none' ? undefined : lastPassed(meeting, now, 'endTime');
  const from =
    over === undefined ? undefined : firstRuled(meeting.schedule, ({ date }) => date > over);
  if (over !== undefined && from === undefined) return rejected('MEETING_OVER');
  const sequence = meeting.sequence + 1;
  const kind = 'cancellation';
  const about = {
    meetingId,
    kind,
    sequence,
    date: from?.date ?? null,
    until: endOf(meeting),
  } as const;
  const following = from === undefined ? {} : ({ following: true } as const);
  return accepted(
    {
      meeting: [
        ...(from === undefined ? [] : [endedAt(meeting, from, { sequence, reason })]),
        { type: 'MeetingCancelled', data: { meetingId, organizerId, sequence, reason } },
        ...noticesTo(partiesOf(meeting), { ...about, ...following, ...causedBy(author) }),
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
  if (meeting.status === 'cancelled') return rejected('MEETING_CANCELLED');
  const date = dateOf(meeting, occurrence);
  const from = date === undefined ? undefined : occurrenceOn(meeting.schedule, date);
  if (from === undefined) return rejected('OCCURRENCE_NOT_FOUND');
  const over = lastPassed(meeting, now, 'endTime') ?? '';
  if (from.date <= over) return rejected('MEETING_OVER');
  const isLeft = firstRuled(
    meeting.schedule,
    (one) => one.date > over && !meeting.cancelledDates.has(one.date),
  );
  if (isLeft === undefined || isLeft.date >= from.date)
    return cancelMeeting({ meeting, agenda }, { meetingId, reason }, at);
  const sequence = meeting.sequence + 1;
  const kind = 'cancellation';
  const about = { meetingId, kind, sequence, date: from.date, following: true } as const;
  const until = endOf(meeting);
  return accepted(
    {
      meeting: [
        endedAt(meeting, from, { sequence, reason }),
        ...noticesTo(partiesOf(meeting), { ...about, until, ...causedBy(author) }),
      ],
      agenda: [],
    },
    null,
  );
}

function endedAt(
  { id: meetingId, organizerId, moved }: KnownMeeting,
  { date, ...ruled }: RuledOccurrence,
  { sequence, reason }: { readonly sequence: number; readonly reason: string },
): MeetingEvent {
  const previous = timesIn(moved.get(date) ?? ruled);
  const data = { meetingId, organizerId, sequence, date, occurrence: ruled.startTime, previous };
  return { type: 'MeetingSeriesEnded', data: { ...data, reason, continuedBy: null } };
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
