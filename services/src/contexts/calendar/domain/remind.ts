import { MEETING_REMINDER_MS, saidOn, type MeetingEvent } from '@foyer/contracts/calendar';

import type { MeetingState } from './meeting.js';
import { noticesTo, partiesOf } from './notices.js';
import { nextOccurrence, type Occurrence } from './occurrences.js';

/** The next one that no one was reminded of yet, and when it is time to. */
export function nextReminder(
  state: MeetingState,
  now: Date,
): { readonly of: Occurrence; readonly at: Date } | undefined {
  if (state.status !== 'planned') return undefined;
  const { remindedOf } = state;
  const reminded = remindedOf === null ? 0 : Date.parse(remindedOf) + 1;
  let from = now.getTime();
  for (let looks = 0; looks < 3; looks += 1) {
    const next = nextOccurrence(state, new Date(from));
    if (next === undefined) return undefined;
    const begins = Date.parse(next.startTime);
    if (begins > now.getTime() && begins >= reminded) {
      return { of: next, at: new Date(begins - MEETING_REMINDER_MS) };
    }
    from = Date.parse(next.endTime) + 1;
  }
  return undefined;
}

/**
 * Reminds all attendees of a meeting that begins soon, once; a person who has declined gets no
 * reminder.
 */
export function remind(state: MeetingState, now: Date): readonly MeetingEvent[] {
  const due = nextReminder(state, now);
  if (state.status !== 'planned' || due === undefined || due.at > now) return [];
  const { id: meetingId, sequence, organizerId, attendees, schedule } = state;
  const { startTime, date } = due.of;
  const about = { meetingId, kind: 'reminder', sequence, until: startTime } as const;
  const of = schedule.repeat === 'none' ? null : date;
  const coming = [...attendees].filter(([, one]) => saidOn(one, of).answer !== 'declined');
  return [
    { type: 'MeetingReminded', data: { meetingId, startTime } },
    // The organizer is one of those who have to be there.
    ...noticesTo(partiesOf({ attendees: new Map(coming), organizerId }), { ...about, date: of }),
  ];
}
