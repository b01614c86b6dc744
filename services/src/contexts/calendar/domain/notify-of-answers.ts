import { MEETING_ANSWER_TOLD_EVERY_MS, type MeetingEvent } from '@foyer/contracts/calendar';

import type { Invited, KnownMeeting, MeetingState } from './meeting.js';
import { noticesTo, withMember } from './notices.js';
import { endOf } from './occurrences.js';

/** Answers that the organizer does not know of, and the time when each may be reported. */
function untold(meeting: KnownMeeting): readonly { readonly id: string; readonly at: number }[] {
  return [...meeting.attendees].flatMap(([id, invited]) => {
    if (isKnown(invited)) return [];
    const told = Date.parse(invited.told?.at ?? '');
    return [{ id, at: Number.isNaN(told) ? 0 : told + MEETING_ANSWER_TOLD_EVERY_MS }];
  });
}

/**
 * An acceptance is no news, since the calendar shows it; it is news if another answer was reported
 * before.
 */
function isKnown({ last, told }: Invited): boolean {
  if (last === undefined) return true;
  const { answer, proposal, date } = last;
  if (told === undefined) return answer === 'accepted';
  return (
    told.answer === answer &&
    told.date === date &&
    told.proposal?.startTime === proposal?.startTime &&
    told.proposal?.endTime === proposal?.endTime
  );
}

/** Returns when the next answer may be reported; undefined if the organizer knows all. */
export function nextToTell(state: MeetingState): Date | undefined {
  if (state.status !== 'planned') return undefined;
  const times = untold(state).map(({ at }) => at);
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/**
 * Tells the organizer what each attendee answered last; the same attendee's answers only now and
 * then.
 */
export function notifyOfAnswers(state: MeetingState, now: Date): readonly MeetingEvent[] {
  if (state.status !== 'planned') return [];
  const { id: meetingId, organizerId, sequence, attendees } = state;
  const about = { meetingId, kind: 'answer', sequence, until: endOf(state) } as const;
  return untold(state)
    .filter(({ id, at }) => at <= now.getTime() && id !== organizerId)
    .flatMap(({ id: answeredBy }) => {
      const date = attendees.get(answeredBy)?.last?.date ?? null;
      const notice = { ...about, date, answeredBy, at: now.toISOString() };
      return noticesTo(withMember([], organizerId), notice);
    });
}
