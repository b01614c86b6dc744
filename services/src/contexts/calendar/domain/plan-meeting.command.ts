import { Credentials, MemberDirectory } from '#contexts/identity';
import { NewId } from '#platform/clock';
import { defineCommand, type Outcome, Rejected, stepOf } from '#platform/cqrs';
import { planMeeting, type MeetingPlan } from './plan-meeting.js';
import { People } from '../adapters/people.js';
import { SessionRooms } from '../adapters/session-rooms.js';
import { keepPin } from './keep-pin.service.js';
import { meetingIds, newShortId } from './meeting-ids.service.js';
import { requireAttendees } from './require-attendees.service.js';
import { agendaStream, meetingStream, sameTimesOf } from '../streams.js';

export interface NewMeeting extends MeetingPlan {
  readonly sessionId: string | null;
  readonly pin: string | null;
}

/** Plan a meeting; who does it organizes it. */
export const PlanMeeting = defineCommand({
  name: 'PlanMeeting',
  needs: {
    credentials: Credentials,
    members: MemberDirectory,
    people: People,
    rooms: SessionRooms,
    newId: NewId,
  },
  handle: async (
    data: NewMeeting,
    { context, needs, run, stateOf },
  ): Promise<Outcome<undefined>> => {
    const { pin, sessionId, ...plan } = data;
    const { id: organizerId } = context.actor;
    await requireAttendees(needs, plan.attendees);
    const sessionIsThere =
      sessionId === null || (await needs.rooms.isThereFor(sessionId, organizerId));
    const others = await sameTimesOf(organizerId, plan, stateOf);
    const eventShortId = newShortId(needs.newId);
    const { pinId, forget } = await keepPin(pin, needs);
    try {
      return await run({
        // A PIN is another one each time that it is hashed, so a repeat is a command of its own.
        context: typeof pinId === 'string' ? stepOf(context, pinId) : context,
        streams: {
          meeting: meetingStream(plan.meetingId),
          agenda: agendaStream(organizerId),
          ...meetingIds.streams(plan.meetingId),
        },
        decide: (states, { now }) => {
          const planned = planMeeting(
            { ...states, others, sessionIsThere },
            { ...plan, sessionId, organizerId, eventShortId, pinId: pinId ?? null },
            { now },
          );
          return meetingIds.claiming(states, plan.meetingId, planned);
        },
      });
    } catch (error) {
      if (error instanceof Rejected) await forget();
      throw error;
    }
  },
});
