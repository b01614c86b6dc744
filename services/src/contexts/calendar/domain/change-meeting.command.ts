import { Credentials, MemberDirectory } from '#contexts/identity';
import { Clock, NewId } from '#platform/clock';
import { defineCommand, Rejected, stepOf } from '#platform/cqrs';
import { changeMeeting } from './change-meeting.js';
import { countingMeetings } from './counting-meetings.service.js';
import { changeOccurrence, type ChangeOccurrence } from './change-occurrence.js';
import type { MeetingPlan } from './plan-meeting.js';
import { meetingIds, newShortId } from './meeting-ids.service.js';
import { People } from '../adapters/people.js';
import { authorOf } from './author-of.service.js';
import { keepPin } from './keep-pin.service.js';
import { requireAttendees } from './require-attendees.service.js';
import { agendaStream, meetingStream } from '../streams.js';

export interface MeetingChange extends MeetingPlan {
  /** A new PIN, or null to have none; undefined leaves it. */
  readonly pin: string | null | undefined;
  /** From which one on, by when it begins by the rule; undefined for all of it. */
  readonly following?: string | undefined;
}

/** Set a whole meeting again, all of its series, or from one date on. */
export const ChangeMeeting = defineCommand({
  name: 'ChangeMeeting',
  needs: {
    credentials: Credentials,
    members: MemberDirectory,
    people: People,
    newId: NewId,
    clock: Clock,
  },
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
    // A call that is repeated makes no second one.
    const nextId = context.thingId ?? needs.newId.next();
    const asked = { nextId, now: needs.clock.now() };
    const others = await countingMeetings(before, plan, asked, stateOf);
    const { pinId, forget } = await keepPin(pin, needs);
    const next = { meetingId: nextId, eventShortId: newShortId(needs.newId) };
    try {
      const outcome = await run({
        context: typeof pinId === 'string' ? stepOf(context, pinId) : context,
        streams: {
          ...{ meeting, agenda: agendaStream(organizerId), next: meetingStream(nextId) },
          ...meetingIds.streams(nextId),
        },
        decide: (states, { now }) => {
          const change = { ...plan, attendees: asKnown(plan, attendees), pinId, next };
          const isOthers =
            states.meeting.status !== 'none' && states.meeting.organizerId !== organizerId;
          // Handed over since it was looked up.
          if (isOthers) return { type: 'rejected', code: 'CONFLICT' };
          const changed = changeMeeting({ ...states, others }, change, { now, author });
          const isSplit = changed.type === 'accepted' && changed.events.next.length > 0;
          return isSplit ? meetingIds.claiming(states, nextId, changed) : changed;
        },
      });
      const { forgets } = outcome.result;
      if (forgets !== null) await needs.credentials.forget(forgets);
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
