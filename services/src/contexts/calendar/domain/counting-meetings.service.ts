import type { CommandRunner } from '#platform/cqrs';
import { sameTimesOf } from '../streams.js';
import { countingTimes } from './change-following.js';
import type { KnownMeeting } from './meeting.js';
import type { ChangeMeeting } from './meeting-change.js';
import type { MeetingPlan, SameTimes } from './plan-meeting.js';

interface Asked {
  /** The id of the meeting that continues it, if the change splits it. */
  readonly nextId: string;
  readonly now: Date;
}

/**
 * Returns the organizer's meetings at the times that count for a change. The meeting itself is one of
 * them: the one that continues it may not be at its times either.
 */
export function countingMeetings(
  meeting: KnownMeeting,
  change: MeetingPlan & Pick<ChangeMeeting, 'following'>,
  { nextId, now }: Asked,
  stateOf: CommandRunner['stateOf'],
): Promise<SameTimes> {
  const looked = { ...countingTimes(meeting, change, now), meetingId: nextId };
  return sameTimesOf(meeting.organizerId, looked, stateOf);
}
