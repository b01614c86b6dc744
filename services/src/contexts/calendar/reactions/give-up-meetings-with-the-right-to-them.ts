import { defineReaction, Rejected, stream } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Call } from '#contexts/calls';
import { lossesOfRights, MemberDirectory } from '#contexts/identity';
import { CancelMeeting, HandOverMeeting } from '../commands.js';
import { agendaStream, meetingStream } from '../streams.js';
import { isToBeHeldBy, successorsIn } from '../domain/successors.js';
import { MeetingReader } from '../views/meeting-reader.js';

/**
 * Why the next one may have to hold it: who organizes the same already, or has lost the right
 * meanwhile.
 */
const ANOTHER = new Set(['CALENDER_EVENT_ALREADY_EXISTS', 'MEMBER_NOT_FOUND']);

/**
 * A member who may no longer hold meetings, by role, deactivation or deletion, gives them up: each
 * passes to the next who may, and all attendees are notified. If there is no such member, the
 * meeting is cancelled, with notice too.
 */
export const GiveUpMeetingsWithTheRightToThem = defineReaction({
  name: 'give-up-meetings-with-the-right-to-them',
  on: lossesOfRights,
  needs: { members: MemberDirectory, reader: MeetingReader, freshness: Freshness },
  key: ({ data }) => data.memberId,
  begin: async ({ needs: { members, reader } }) => {
    const organizers = await reader.organizersAhead();
    const entitled = await members.entitled(organizers, 'calendar.use');
    return organizers.filter((memberId) => !entitled.has(memberId));
  },
  beginsOnceOpen: true,
  run: async (memberId, { needs: { members, freshness }, position, stateOf, execute, now }) => {
    await freshness.waitFor(position, ['members']);
    const agenda = await stateOf(agendaStream(memberId));
    if (await members.isEntitled(memberId, 'calendar.use')) return;
    const isHandedOver = async (meetingId: string, to: string): Promise<boolean> => {
      try {
        await execute(HandOverMeeting, { meetingId, memberId: to });
        return true;
      } catch (error) {
        if (error instanceof Rejected && ANOTHER.has(error.code)) return false;
        throw error;
      }
    };
    const callOff = async (meetingId: string) => {
      try {
        await execute(CancelMeeting, { meetingId, reason: '' });
      } catch (error) {
        // Of a series whose last date is just over, nothing is left to be cancelled.
        if (!(error instanceof Rejected && error.code === 'MEETING_OVER')) throw error;
      }
    };
    for (const meetingId of agenda.keys()) {
      const meeting = await stateOf(meetingStream(meetingId));
      if (!isToBeHeldBy(meeting, memberId, now)) continue;
      const { callId } = meeting;
      const call = callId === null ? undefined : await stateOf(stream(Call, callId));
      const isInCall = (id: string) =>
        call?.stage === 'on' && call.participants[id]?.joined === true;
      let isHeld = false;
      for (const next of successorsIn(meeting, isInCall)) {
        isHeld = await isHandedOver(meetingId, next);
        if (isHeld) break;
      }
      if (!isHeld) await callOff(meetingId);
    }
  },
});
