import { saidOn, type LinkedMeeting, type Answers } from '@foyer/contracts/calendar';

import { Clock } from '#platform/clock';
import { CommandRunner, defineQuery, Rejected } from '#platform/cqrs';
import { guestStream } from '#contexts/identity';
import { meetingStream } from '../streams.js';
import { linkedDate } from '../domain/linked-date.js';
import { occurrenceAt, openingOf, opensAt } from '../domain/meeting-call.js';
import { wayOfLink } from '../domain/next-meeting.js';
import { lastOccurrence } from '../domain/occurrences.js';
import { reasonOf } from '../domain/reason-of.js';
import { People } from '../adapters/people.js';

interface Asked {
  readonly meetingId: string;
  /** The guest who was invited by the link; null for a person who only has the address. */
  readonly guestId: string | null;
  /** Which one of a series the link leads to, by when that begins by the rule. */
  readonly occurrence?: string | undefined;
}

/**
 * Returns the meeting that a link leads to. It reads the log, because the answer decides if a
 * person continues to wait.
 */
export const GetLinkedMeeting = defineQuery({
  name: 'GetLinkedMeeting',
  needs: { runner: CommandRunner, people: People, clock: Clock },
  answer: async ({ meetingId, guestId, occurrence }: Asked, { needs }): Promise<LinkedMeeting> => {
    const stateOf = (id: string) => needs.runner.stateOf(meetingStream(id));
    const known = await stateOf(meetingId);
    if (known.status === 'none') throw new Rejected('MEETING_NOT_FOUND');
    if (guestId !== null && (await needs.runner.stateOf(guestStream(guestId))).status !== 'known') {
      throw new Rejected('INVITATION_NOT_VALID');
    }
    const now = needs.clock.now();
    const way = await wayOfLink(known, now, stateOf);
    const meeting = way.at(-1) ?? known;
    const off = way.findLast((one) => one !== meeting && one.status === 'cancelled');
    const { schedule, organizerId, pinId, joinPermission, callId } = meeting;
    const named = occurrence === undefined ? undefined : linkedDate(meeting, occurrence, now);
    const at = named ?? occurrenceAt(meeting, now) ?? lastOccurrence(meeting);
    const { startTime, endTime } = at ?? schedule;
    const repeats = schedule.repeat !== 'none';
    const invited = guestId === null ? undefined : meeting.attendees.get(guestId);
    const names = await needs.people.names(
      guestId === null ? [organizerId] : [organizerId, guestId],
    );
    const isInvited = invited?.attendeeType === 'Guest' && guestId !== null;
    const isShown = isInvited || pinId === null;
    const state = named?.state ?? openingOf(meeting, now);
    const occurrenceShown = repeats ? (at?.ruledStart ?? null) : null;
    const knowsOff = guestId !== null && off?.attendees.get(guestId)?.attendeeType === 'Guest';
    const own = state === 'cancelled' && isInvited ? reasonOf(meeting, occurrenceShown) : null;
    return {
      _id: meeting.id,
      name: isShown ? (at?.own?.name ?? meeting.name) : null,
      ...{ startTime, endTime, timeZone: schedule.timeZone },
      organizerName: isShown ? (names.get(organizerId) ?? null) : null,
      state,
      reason: own ?? (knowsOff && state !== 'cancelled' ? reasonOf(off, null) : null),
      earlierCancelled: off !== undefined,
      opensAt: opensAt({ startTime }).toISOString(),
      now: now.toISOString(),
      live: callId !== null,
      repeats,
      occurrence: occurrenceShown,
      pinNeeded: pinId !== null && !isInvited,
      knockNeeded: joinPermission || (!isInvited && pinId === null),
      guest: isInvited
        ? {
            guestId,
            displayName: names.get(guestId) ?? '',
            ...said(invited, repeats ? (at?.date ?? null) : null),
          }
        : null,
    };
  },
});

function said(invited: Answers, date: string | null) {
  const { answer, proposal } = saidOn(invited, date);
  return { answer, proposal };
}
