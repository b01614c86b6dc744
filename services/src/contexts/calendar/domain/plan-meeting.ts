import {
  MEETING_REMINDER_MS,
  type AgendaEvent,
  type Attendee,
  type MeetingEvent,
} from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { atSameTimes, entered, type Agenda } from './agenda.js';
import type { KnownMeeting, MeetingState } from './meeting.js';
import { noticesTo, withMember } from './notices.js';
import { dateIn, overBy, type Schedule } from './schedule.js';

/** The settings of a meeting. */
export interface MeetingPlan extends Schedule {
  readonly meetingId: string;
  readonly name: string;
  readonly description: string;
  readonly attendees: readonly Pick<Attendee, 'attendeeId' | 'attendeeType' | 'mode'>[];
  readonly joinPermission: boolean;
}

export interface PlanMeeting extends MeetingPlan {
  readonly organizerId: string;
  readonly eventShortId: string;
  readonly sessionId: string | null;
  readonly pinId: string | null;
}

export interface MeetingEvents {
  readonly meeting: readonly MeetingEvent[];
  readonly agenda: readonly AgendaEvent[];
}

/** The meetings of the organizer at the same times, by their ids. */
export type SameTimes = ReadonlyMap<string, MeetingState>;

interface States {
  readonly meeting: MeetingState;
  readonly agenda: Agenda;
  readonly others: SameTimes;
  /** True if the session of the plan exists; true if it has none. */
  readonly sessionIsThere: boolean;
}

/** Plans a meeting and has all attendees invited. The same plan again changes nothing. */
export function planMeeting(
  { meeting, agenda, others, sessionIsThere }: States,
  command: PlanMeeting,
  { now }: { readonly now: Date },
): Decision<MeetingEvents> {
  const { organizerId, meetingId } = command;
  if (meeting.status !== 'none') {
    const isRepeat = meeting.organizerId === organizerId && isSamePlan(meeting, command);
    return isRepeat ? accepted({ meeting: [], agenda: [] }) : rejected('ID_ALREADY_USED');
  }
  if (!sessionIsThere) return rejected('SESSION_NOT_FOUND');
  if (isPast(command, now)) return rejected('MEETING_IN_PAST');
  const clash = clashOf(agenda, others, command);
  if (clash !== null) return rejected(clash);
  const { eventShortId, sessionId, pinId } = command;
  const data = { meetingId, eventShortId, sessionId, ...setOf(command), organizerId, pinId };
  const about = { meetingId, kind: 'invitation', sequence: 0, date: null } as const;
  return accepted({
    meeting: [
      { type: 'MeetingPlanned', data },
      ...noticesTo(withMember(command.attendees, organizerId), {
        ...{ ...about, until: overBy(command), by: organizerId },
      }),
      ...asReminded(command, now),
    ],
    agenda: entered(agenda, organizerId, command),
  });
}

/** A person who is invited to a meeting that begins in a moment needs no additional reminder. */
export function asReminded(
  { meetingId, startTime }: Pick<MeetingPlan, 'meetingId' | 'startTime'>,
  now: Date,
): readonly MeetingEvent[] {
  const isSoon = Date.parse(startTime) - now.getTime() <= MEETING_REMINDER_MS;
  return isSoon ? [{ type: 'MeetingReminded', data: { meetingId, startTime } }] : [];
}

/** True if it would begin, or repeat until, before now. */
export function isPast({ startTime, timeZone, repeatTill }: Schedule, now: Date): boolean {
  if (Date.parse(startTime) < now.getTime()) return true;
  return repeatTill !== null && repeatTill < dateIn(now.toISOString(), timeZone);
}

/**
 * Returns the error if the organizer has the same meeting already; CONFLICT if the agenda has
 * meetings that were not looked up.
 */
export function clashOf(agenda: Agenda, others: SameTimes, plan: MeetingPlan) {
  for (const id of atSameTimes(agenda, plan.meetingId, plan)) {
    const other = others.get(id);
    if (other === undefined) return 'CONFLICT';
    if (other.status === 'planned' && isSamePlan(other, plan)) {
      return 'CALENDER_EVENT_ALREADY_EXISTS';
    }
  }
  return null;
}

/** Returns the parts of a plan that an event holds. */
export function setOf(plan: MeetingPlan) {
  const { name, description, startTime, endTime, timeZone, repeat, repeatTill } = plan;
  const times = { startTime, endTime, timeZone, repeat };
  const attendees = plan.attendees.map(({ attendeeId, attendeeType, mode }) => ({
    ...{ attendeeId, attendeeType, mode },
  }));
  return {
    ...{ name, description, ...times, attendees, joinPermission: plan.joinPermission },
    repeatTill: repeat === 'none' ? null : repeatTill,
  };
}

function isSamePlan({ name, schedule }: KnownMeeting, plan: MeetingPlan): boolean {
  return (
    name === plan.name &&
    schedule.startTime === plan.startTime &&
    schedule.endTime === plan.endTime &&
    schedule.repeat === plan.repeat
  );
}
