import type { MeetingEvent } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { removed, type Agenda } from './agenda.js';
import { causedBy, type MeetingAuthor } from './author.js';
import type { KnownMeeting, MeetingState } from './meeting.js';
import { noticesTo, partiesOf } from './notices.js';
import { endOf, type Occurrence } from './occurrences.js';
import type { MeetingEvents } from './plan-meeting.js';
import type { SeriesDates } from './rest-of-series.js';
import { timesIn, type RuledOccurrence } from './schedule.js';
import { pinToForget } from './split-series.js';

export interface CancelStates {
  readonly meeting: MeetingState;
  readonly agenda: Agenda;
}

interface CancelDates extends Pick<SeriesDates, 'from' | 'between'> {
  readonly reason: string;
  readonly author: MeetingAuthor;
  /** True if something is left ahead. */
  readonly keeps?: boolean;
}

/** Leaves what is over, and each date between that is not; the series ends after both. */
export function cancelDates(
  { meeting, agenda }: CancelStates & { readonly meeting: KnownMeeting },
  { from, between, reason, author, keeps = false }: CancelDates,
): Decision<MeetingEvents, string | null> {
  const { id: meetingId, organizerId } = meeting;
  if (from === undefined && between.length === 0) return rejected('MEETING_OVER');
  // All of it is one change, which calendars get under one number.
  const sequence = meeting.sequence + 1;
  const of = { sequence, reason, author };
  const singly = between.flatMap((one) => occurrenceOff(meeting, one, of));
  // With nothing left to be cut, it ends as every series does.
  if (from === undefined) return accepted({ meeting: singly, agenda: [] }, null);
  const about = { meetingId, kind: 'cancellation', sequence, date: from.date } as const;
  return accepted(
    {
      meeting: [
        ...singly,
        endedAt(meeting, from, { sequence, reason }),
        ...(keeps ? [] : [allOff(meeting, of)]),
        ...noticesTo(partiesOf(meeting), {
          ...{ ...about, following: true, until: endOf(meeting), ...causedBy(author) },
        }),
      ],
      agenda: keeps ? [] : removed(agenda, organizerId, meetingId),
    },
    keeps ? null : pinToForget(meeting),
  );
}

function allOff({ id, organizerId }: KnownMeeting, { sequence, reason }: Off): MeetingEvent {
  return { type: 'MeetingCancelled', data: { meetingId: id, organizerId, sequence, reason } };
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

interface Off {
  readonly sequence: number;
  readonly reason: string;
  readonly author: MeetingAuthor;
}

/** One of a series is off. */
export function occurrenceOff(
  meeting: KnownMeeting,
  { date, ...known }: Occurrence,
  { sequence, reason, author }: Off,
): readonly MeetingEvent[] {
  const { id: meetingId, organizerId } = meeting;
  const about = { meetingId, kind: 'cancellation', sequence, date, until: known.endTime } as const;
  return [
    {
      type: 'MeetingOccurrenceCancelled',
      data: { meetingId, organizerId, sequence, date, reason, previous: timesIn(known) },
    },
    ...noticesTo(partiesOf(meeting), { ...about, ...causedBy(author) }),
  ];
}
