import type { MeetingEvent } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { entered, type Agenda } from './agenda.js';
import { causedBy, changeable, type MeetingAuthor } from './author.js';
import { dateOf } from './date-of.js';
import { sameTimes, type KnownMeeting, type MeetingState } from './meeting.js';
import { listOf, noticesTo, partiesOf, withMember } from './notices.js';
import { endOf, occurrenceOf } from './occurrences.js';
import {
  asReminded,
  clashOf,
  isPast,
  setOf,
  type MeetingEvents,
  type MeetingPlan,
  type SameTimes,
} from './plan-meeting.js';
import { dateIn, overBy, timesIn } from './schedule.js';

export interface ChangeMeeting extends MeetingPlan {
  /** Another PIN, or none; undefined where it stays. */
  readonly pinId: string | null | undefined;
}

interface States {
  readonly meeting: MeetingState;
  readonly agenda: Agenda;
  readonly others: SameTimes;
}

/**
 * Sets a whole meeting again. Its id and UID always stay the same; the result is a PIN that counts
 * no more.
 */
export function changeMeeting(
  { meeting: state, agenda, others }: States,
  { pinId, ...change }: ChangeMeeting,
  { now, author }: { readonly now: Date; readonly author: MeetingAuthor },
): Decision<MeetingEvents, string | null> {
  const found = changeable(state, author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  if (meeting.status === 'cancelled') return rejected('MEETING_CANCELLED');
  const plan = setOf(change);
  const hasNewTimes = !sameTimes(meeting.schedule, plan);
  const hasNewTill = meeting.schedule.repeatTill !== plan.repeatTill;
  if (hasNewTimes && isPast(plan, now)) return rejected('MEETING_IN_PAST');
  if (hasNewTill && plan.repeatTill !== null && isTillPast(plan, now)) {
    return rejected('MEETING_IN_PAST');
  }
  const clash = clashOf(agenda, others, change);
  if (clash !== null) return rejected(clash);
  const { meetingId } = change;
  const { organizerId } = meeting;
  const next = { ...plan, pinId: pinId === undefined ? meeting.pinId : pinId };
  if (isUnchanged(meeting, next)) return accepted({ meeting: [], agenda: [] }, null);
  const ids = new Set(plan.attendees.map(({ attendeeId }) => attendeeId));
  const gone = listOf(meeting.attendees).filter(({ attendeeId }) => !ids.has(attendeeId));
  const oldAttendees = [
    ...new Set([...meeting.oldAttendees, ...gone.map(({ attendeeId }) => attendeeId)]),
  ].filter((id) => !ids.has(id));
  const sequence = meeting.sequence + 1;
  const until = later(endOf(meeting), overBy(plan));
  const about = { meetingId, sequence, date: null, until, ...causedBy(author) };
  const isOrganizer = ({ attendeeId }: { attendeeId: string }) => attendeeId === organizerId;
  const isKnown = (one: { attendeeId: string }) =>
    isOrganizer(one) || meeting.attendees.has(one.attendeeId);
  const present = withMember(plan.attendees, organizerId);
  const tell = (who: typeof gone, kind: 'invitation' | 'update' | 'cancellation') =>
    noticesTo(who, { ...about, kind });
  return accepted(
    {
      meeting: [
        {
          type: 'MeetingChanged',
          data: {
            ...{ meetingId, organizerId, ...next, sequence, oldAttendees },
            ...(hasNewTimes && { previous: timesIn(meeting.schedule) }),
          },
        },
        ...tell(
          present.filter((one) => !isKnown(one)),
          'invitation',
        ),
        ...tell(present.filter(isKnown), 'update'),
        ...tell(
          gone.filter((one) => !isOrganizer(one)),
          'cancellation',
        ),
        ...(hasNewTimes ? asReminded(change, now) : []),
      ],
      agenda: entered(agenda, organizerId, change),
    },
    next.pinId === meeting.pinId ? null : meeting.pinId,
  );
}

export interface ChangeOccurrence {
  readonly meetingId: string;
  /** When it begins by the rule. */
  readonly occurrence: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly name: string;
  readonly description: string;
}

/** Moves one of a series, or words it differently. */
export function changeOccurrence(
  state: MeetingState,
  change: ChangeOccurrence,
  { now, author }: { readonly now: Date; readonly author: MeetingAuthor },
): Decision<readonly MeetingEvent[]> {
  const found = changeable(state, author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  if (meeting.status === 'cancelled') return rejected('MEETING_CANCELLED');
  const date = dateOf(meeting, change.occurrence);
  const known = date === undefined ? undefined : occurrenceOf(meeting, date);
  if (date === undefined || known === undefined) return rejected('OCCURRENCE_NOT_FOUND');
  const { meetingId, startTime, endTime, name, description } = change;
  const isMoved = known.startTime !== startTime;
  if (isMoved && Date.parse(startTime) < now.getTime()) return rejected('MEETING_IN_PAST');
  const words = {
    name: known.own?.name ?? meeting.name,
    description: known.own?.description ?? meeting.description,
  };
  const isSame = !isMoved && known.endTime === endTime;
  const previous = isSame ? {} : { previous: timesIn(known) };
  if (isSame && words.name === name && words.description === description) return accepted([]);
  const sequence = meeting.sequence + 1;
  const { organizerId } = meeting;
  const about = { meetingId, kind: 'update', sequence, date, until: later(known.endTime, endTime) };
  return accepted([
    {
      type: 'MeetingOccurrenceChanged',
      data: {
        ...{ meetingId, organizerId, sequence, date, startTime, endTime, name, description },
        ...previous,
      },
    },
    ...noticesTo(partiesOf(meeting), { ...about, kind: 'update', ...causedBy(author) }),
  ]);
}

function isTillPast(plan: { timeZone: string; repeatTill: string | null }, now: Date): boolean {
  return plan.repeatTill !== null && plan.repeatTill < dateIn(now.toISOString(), plan.timeZone);
}

function later(a: string, b: string): string {
  return Date.parse(a) > Date.parse(b) ? a : b;
}

type Next = ReturnType<typeof setOf> & { readonly pinId: string | null };

function isUnchanged(meeting: KnownMeeting, next: Next): boolean {
  const { name, description, joinPermission, pinId, schedule } = meeting;
  const shown = (attendees: Next['attendees']) =>
    JSON.stringify(
      attendees
        .map(({ attendeeId, mode }) => [attendeeId, mode.email, mode.msg] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return (
    name === next.name &&
    description === next.description &&
    joinPermission === next.joinPermission &&
    pinId === next.pinId &&
    sameTimes(schedule, next) &&
    schedule.repeatTill === next.repeatTill &&
    shown([...listOf(meeting.attendees)]) === shown(next.attendees)
  );
}
