import { accepted, rejected } from '@foyer/contracts/decision';

import { entered } from './agenda.js';
import { causedBy, changeable } from './author.js';
import { begunDate } from './begun.js';
import { changeFollowing, changeRunningSeries, movesRunning } from './change-following.js';
import { sameTimes, type KnownMeeting } from './meeting.js';
import type { At, ChangeDecision, Changed, ChangeMeeting, ChangeStates } from './meeting-change.js';
import { listOf, noticesTo, withMember } from './notices.js';
import { endOf } from './occurrences.js';
import { asReminded, clashOf, isPast, setOf } from './plan-meeting.js';
import { dateIn, later, overBy, timesIn } from './schedule.js';
import { pinToForget } from './split-series.js';

/**
 * Sets a whole meeting again, or a series from one date on. Its id and UID always stay the same. A
 * series that has begun gets other times only for what is ahead: what took place stays.
 */
export function changeMeeting(states: ChangeStates, change: ChangeMeeting, at: At): ChangeDecision {
  const found = changeable(states.meeting, at.author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  if (meeting.status === 'cancelled') return rejected('MEETING_CANCELLED');
  // The same change once more.
  if (meeting.continued?.by === change.next.meetingId)
    return accepted({ meeting: [], next: [], agenda: [] }, resultOf(change.next.meetingId));
  if (bringsBack(meeting, change)) return rejected('CALENDER_EVENT_ALREADY_EXISTS');
  if (change.following !== undefined) {
    const asFollowing = changeFollowing({ ...states, meeting }, change, at);
    if (asFollowing !== 'all') return asFollowing;
  } else if (movesRunning(meeting, change, at.now)) {
    return changeRunningSeries({ ...states, meeting }, change, at);
  }
  return changeAll({ ...states, meeting }, change, at);
}

const resultOf = (meetingId: string, forgets: string | null = null) => ({ meetingId, forgets });

/** True if it would have dates once more that another meeting holds since the two were split. */
const bringsBack = ({ continued }: KnownMeeting, change: ChangeMeeting): boolean =>
  continued !== null && (setOf(change).repeatTill ?? '') >= continued.date;

function changeAll(
  { meeting, agenda, others }: ChangeStates & { readonly meeting: KnownMeeting },
  { pinId, following: _following, next: _next, ...change }: ChangeMeeting,
  { now, author }: At,
): ChangeDecision {
  const plan = setOf(change);
  const hasNewTimes = !sameTimes(meeting.schedule, plan);
  const hasNewTill = meeting.schedule.repeatTill !== plan.repeatTill;
  if (hasNewTimes && isInPast(meeting, plan, now)) return rejected('MEETING_IN_PAST');
  if (hasNewTill && isTillPast(meeting, plan, now)) return rejected('MEETING_IN_PAST');
  const clash = clashOf(agenda, others, change);
  if (clash !== null) return rejected(clash);
  const { meetingId } = change;
  const { organizerId } = meeting;
  const set = { ...plan, pinId: pinId === undefined ? meeting.pinId : pinId };
  if (isUnchanged(meeting, set))
    return accepted({ meeting: [], next: [], agenda: [] }, resultOf(meetingId));
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
  const events: Changed['meeting'] = [
    {
      type: 'MeetingChanged',
      data: {
        ...{ meetingId, organizerId, ...set, sequence, oldAttendees },
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
  ];
  const forgets = set.pinId === meeting.pinId ? null : pinToForget(meeting);
  return accepted(
    { meeting: events, next: [], agenda: entered(agenda, organizerId, change) },
    resultOf(meetingId, forgets),
  );
}

type Plan = ReturnType<typeof setOf>;

/** A meeting that has begun keeps its start, and can still end at another time. */
function isInPast({ schedule }: KnownMeeting, plan: Plan, now: Date): boolean {
  const isKept = plan.startTime === schedule.startTime && Date.parse(plan.endTime) >= now.getTime();
  return isPast(isKept ? { ...plan, startTime: now.toISOString() } : plan, now);
}

/** The end of a series stays after each date that took place, also early. */
function isTillPast(meeting: KnownMeeting, { repeatTill, timeZone }: Plan, now: Date): boolean {
  if (repeatTill === null) return false;
  const last = begunDate(meeting, now) ?? '';
  return repeatTill < dateIn(now.toISOString(), timeZone) || repeatTill < last;
}

type Next = Plan & { readonly pinId: string | null };

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
