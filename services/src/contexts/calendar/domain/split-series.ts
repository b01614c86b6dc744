import type { MeetingEvent } from '@foyer/contracts/calendar';
import { accepted, rejected } from '@foyer/contracts/decision';

import { entered } from './agenda.js';
import { causedBy } from './author.js';
import { carriedOver } from './carried-over.js';
import type { KnownMeeting } from './meeting.js';
import type { At, ChangeDecision, ChangeStates } from './meeting-change.js';
import { noticesTo, partiesOf, withMember } from './notices.js';
import { endOf } from './occurrences.js';
import { asReminded, clashOf, isPast, setOf, type MeetingPlan } from './plan-meeting.js';
import { occurrenceOn, overBy, timesIn, type RuledOccurrence } from './schedule.js';

interface Following {
  /** The first date that the series has no more. */
  readonly from: RuledOccurrence;
  /** The dates from there on, under the id of the meeting that holds them. */
  readonly plan: MeetingPlan;
  readonly eventShortId: string;
  readonly pinId: string | null | undefined;
}

/**
 * Ends a series before a date, and plans what follows as a meeting of its own, as other calendars
 * do: many of them do not understand an exception for a date and all after it.
 */
export function splitSeries(
  { meeting, agenda, others }: ChangeStates & { readonly meeting: KnownMeeting },
  { from, plan, eventShortId, pinId }: Following,
  { now, author }: At,
): ChangeDecision {
  if (isPast(plan, now)) return rejected('MEETING_IN_PAST');
  const clash = clashOf(agenda, others, plan);
  if (clash !== null) return rejected(clash);
  const { id, organizerId, sessionId } = meeting;
  const { meetingId } = plan;
  const set = { ...setOf(plan), organizerId, pinId: pinId === undefined ? meeting.pinId : pinId };
  const { date, startTime: occurrence } = from;
  const previous = timesIn(meeting.moved.get(date) ?? from);
  const carried = carriedOver(meeting, from, { ...set, meetingId });
  const parties = withMember(plan.attendees, organizerId);
  const isKnown = ({ attendeeId }: { readonly attendeeId: string }) =>
    attendeeId === organizerId || meeting.attendees.has(attendeeId);
  const isHere = ({ attendeeId }: { readonly attendeeId: string }) =>
    parties.some((one) => one.attendeeId === attendeeId);
  const by = causedBy(author);
  const sequence = meeting.sequence + 1;
  const ends = { meetingId: id, sequence, date, until: endOf(meeting), ...by };
  const begins = { meetingId, sequence: 0, date: null, until: overBy(plan), ...by };
  const old = partiesOf(meeting);
  return accepted(
    {
      meeting: [
        {
          type: 'MeetingSeriesEnded',
          data: {
            ...{ meetingId: id, organizerId, sequence, date, occurrence, previous },
            ...{ reason: '', continuedBy: meetingId },
          },
        },
        ...noticesTo(old.filter(isHere), { ...ends, kind: 'update', following: true }),
        ...noticesTo(
          old.filter((one) => !isHere(one)),
          { ...ends, kind: 'cancellation', following: true },
        ),
      ],
      next: [
        {
          type: 'MeetingPlanned',
          data: {
            ...{ meetingId, eventShortId, sessionId, ...set, continues: id },
            ...(carried.movesFirst && { previous }),
          },
        },
        ...carried.events,
        ...continuedAs(meeting, plan),
        ...noticesTo(parties.filter(isKnown), { ...begins, kind: 'update' }),
        ...noticesTo(
          parties.filter((one) => !isKnown(one)),
          { ...begins, kind: 'invitation' },
        ),
        ...asReminded(plan, now),
      ],
      agenda: entered(agenda, organizerId, plan),
    },
    { forgets: null, meetingId },
  );
}

/** The part that is split off leads on to the one that held what comes after the series. */
function continuedAs(
  { continued, organizerId, schedule }: KnownMeeting,
  { meetingId }: MeetingPlan,
): readonly MeetingEvent[] {
  if (continued === null) return [];
  const { date, by } = continued;
  const ruled = occurrenceOn({ ...schedule, repeatTill: date }, date);
  // By a rule that was changed since, it begins with the day.
  const midnight = `${date}T00:00:00.000Z`;
  const previous = timesIn(ruled ?? { startTime: midnight, endTime: midnight });
  return [
    {
      type: 'MeetingSeriesEnded',
      data: {
        ...{ meetingId, organizerId, sequence: 0, date, occurrence: previous.startTime, previous },
        ...{ reason: '', continuedBy: by },
      },
    },
  ];
}

/** The PIN of a meeting that counts no more; null while another part of the series has the same. */
export const pinToForget = ({ pinId, sharesPin }: KnownMeeting): string | null =>
  sharesPin ? null : pinId;
