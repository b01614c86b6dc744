import { Credentials, MemberDirectory } from '#contexts/identity';
import { NewId } from '#platform/clock';
import { defineCommand, Rejected, stepOf } from '#platform/cqrs';
import { changeMeeting, changeOccurrence, type ChangeOccurrence } from './change-meeting.js';
import type { MeetingPlan } from './plan-meeting.js';
import { People } from '../adapters/people.js';
import { authorOf } from './author-of.service.js';
import { keepPin } from './keep-pin.service.js';
import { requireAttendees } from './require-attendees.service.js';
import { agendaStream, meetingStream, sameTimesOf } from '../streams.js';

export interface MeetingChange extends MeetingPlan {
  /** A new PIN, or null to have none; undefined leaves it. */
  readonly pin: string | null | undefined;
}

/** Set a whole meeting again, all of its series. */
export const ChangeMeeting = defineCommand({
  name: 'ChangeMeeting',
  needs: { credentials: Credentials, members: MemberDirectory, people: People, newId: NewId },
  handle: async (data: MeetingChange, { context, needs, run, stateOf }) => {
    const { pin, ...plan } = data;
    const author = authorOf(context.actor);
    const meeting = meetingStream(plan.meetingId);
    const before = await stateOf(meeting);
    if (before.status === 'none') throw new Rejected('MEETING_NOT_FOUND');
    const { organizerId, attendees } = before;
    // A person who was invited before may have left since; that is no reason to refuse a change of
    // the time.
    await requireAttendees(
      needs,
      plan.attendees.filter(({ attendeeId }) => !attendees.has(attendeeId)),
    );
    const others = await sameTimesOf(organizerId, plan, stateOf);
    const { pinId, forget } = await keepPin(pin, needs);
    try {
      const outcome = await run({
        context: typeof pinId === 'string' ? stepOf(context, pinId) : context,
        streams: { meeting, agenda: agendaStream(organizerId) },
        decide: (states, { now }) => {
          const change = { ...plan, attendees: asKnown(plan, attendees), pinId };
          const isOthers =
            states.meeting.status !== 'none' && states.meeting.organizerId !== organizerId;
          // Handed over since it was looked up.
          if (isOthers) return { type: 'rejected', code: 'CONFLICT' };
          return changeMeeting({ ...states, others }, change, { now, author });
        },
      });
      if (outcome.result !== null) await needs.credentials.forget(outcome.result);
      return outcome;
    } catch (error) {
      if (error instanceof Rejected) await forget();
      throw error;
    }
  },
});

type Attendees = MeetingPlan['attendees'];

/** An invited person stays a member or a guest, no matter what the change says now. */
function asKnown(
  { attendees }: Pick<MeetingPlan, 'attendees'>,
  known: ReadonlyMap<string, Pick<Attendees[number], 'attendeeType'>>,
): Attendees {
  return attendees.map((one) => ({ ...one, ...pick(known.get(one.attendeeId)) }));
}

const pick = (one: Pick<Attendees[number], 'attendeeType'> | undefined) =>
  one && { attendeeType: one.attendeeType };

/** Move one of a series, or word it differently. */
export const ChangeOccurrenceOfMeeting = defineCommand({
  name: 'ChangeOccurrenceOfMeeting',
  stream: ({ meetingId }: ChangeOccurrence) => meetingStream(meetingId),
  decide: (state, change, { context, now }) =>
    changeOccurrence(state, change, { now, author: authorOf(context.actor) }),
});
