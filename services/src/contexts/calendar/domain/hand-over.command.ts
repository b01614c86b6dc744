import { MemberDirectory } from '#contexts/identity';
import { defineCommand, Rejected } from '#platform/cqrs';
import { handOver } from './hand-over.js';
import { authorOf } from './author-of.service.js';
import { agendaStream, meetingStream, sameTimesOf } from '../streams.js';

interface HandOver {
  readonly meetingId: string;
  readonly memberId: string;
}

/** A colleague organizes a meeting from now on. */
export const HandOverMeeting = defineCommand({
  name: 'HandOverMeeting',
  needs: { members: MemberDirectory },
  prepare: async ({ meetingId, memberId }: HandOver, { needs, stateOf }) => {
    const meeting = await stateOf(meetingStream(meetingId));
    if (meeting.status === 'none') throw new Rejected('MEETING_NOT_FOUND');
    // Members without the right hold no meeting.
    const isEntitled = await needs.members.isEntitled(memberId, 'calendar.use');
    if (!isEntitled) throw new Rejected('MEMBER_NOT_FOUND');
    const { organizerId, schedule } = meeting;
    const others = await sameTimesOf(memberId, { meetingId, ...schedule }, stateOf);
    return { organizerId, others };
  },
  streams: ({ meetingId, memberId }, { prepared: { organizerId } }) => ({
    meeting: meetingStream(meetingId),
    agenda: agendaStream(organizerId),
    ...(memberId !== organizerId && { nextAgenda: agendaStream(memberId) }),
  }),
  decide: ({ meeting, agenda, nextAgenda }, data, { context, prepared }) => {
    const { organizerId, others } = prepared;
    if (meeting.status !== 'none' && meeting.organizerId !== organizerId) {
      return { type: 'rejected', code: 'CONFLICT' };
    }
    const states = { meeting, agenda, nextAgenda: nextAgenda ?? agenda, others };
    const decision = handOver(states, data, authorOf(context.actor));
    if (decision.type === 'rejected' || nextAgenda) return decision;
    return { ...decision, events: { meeting: decision.events.meeting, agenda: [] } };
  },
});
