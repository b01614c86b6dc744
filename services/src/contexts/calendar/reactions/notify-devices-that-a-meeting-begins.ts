import { meetingEvents, saidOn } from '@foyer/contracts/calendar';
import { v5 } from 'uuid';

import { defineReaction } from '#platform/cqrs';
import { RaiseNotice } from '#contexts/web-push';
import type { KnownMeeting } from '../domain/meeting.js';
import { nextOccurrence, type Occurrence } from '../domain/occurrences.js';
import { meetingStream } from '../streams.js';
import { MeetingReader } from '../views/meeting-reader.js';

const BEGINS = '3a9d3c64-7d0e-5c5e-8f0e-6a2f6d7b9c01';
/** As on open pages: who learns of it later sees it in the calendar, in milliseconds. */
const LATE_MS = 60_000;
const LOOKS_AGAIN_MS = 24 * 3_600_000;
const OF_USE_MS = 15 * 60_000;

/** Members learn on their devices that a meeting begins to which they have to be. */
export const NotifyDevicesThatAMeetingBegins = defineReaction({
  name: 'notify-devices-that-a-meeting-begins',
  on: meetingEvents,
  needs: { reader: MeetingReader },
  key: ({ data }) => data.meetingId,
  begin: ({ needs }) => needs.reader.idsAhead(),
  beginsOnceOpen: true,
  run: async (meetingId, { stateOf, execute, now, again }) => {
    const meeting = await stateOf(meetingStream(meetingId));
    if (meeting.status !== 'planned') return;
    const { begun, next } = aroundNow(meeting, now);
    for (const memberId of begun ? expectedAt(meeting, begun) : []) {
      const noticeId = v5(`${meetingId} ${begun?.startTime ?? ''} ${memberId}`, BEGINS);
      const until = new Date(now.getTime() + OF_USE_MS).toISOString();
      await execute(RaiseNotice, { noticeId, memberId, kind: 'meeting', callId: meetingId, until });
    }
    if (!next) return;
    const waits = Math.min(Date.parse(next.startTime) - now.getTime(), LOOKS_AGAIN_MS);
    again(new Date(now.getTime() + waits));
  },
});

interface Around {
  readonly begun?: Occurrence;
  readonly next?: Occurrence | undefined;
}

/** The occurrence that has just begun, and the one after it. */
function aroundNow(meeting: KnownMeeting, now: Date): Around {
  const first = nextOccurrence(meeting, now);
  if (!first) return {};
  const late = now.getTime() - Date.parse(first.startTime);
  if (late < 0) return { next: first };
  const next = nextOccurrence(meeting, new Date(Date.parse(first.endTime) + 1));
  return { next, ...(late < LATE_MS && { begun: first }) };
}

/** The organizer, and the members who have not declined. */
function expectedAt(
  { attendees, organizerId, schedule }: KnownMeeting,
  { date }: Occurrence,
): ReadonlySet<string> {
  const of = schedule.repeat === 'none' ? null : date;
  const coming = [...attendees].filter(
    ([, one]) => one.attendeeType === 'User' && saidOn(one, of).answer !== 'declined',
  );
  return new Set([organizerId, ...coming.map(([memberId]) => memberId)]);
}
