import { MeetingHandedOver } from '@foyer/contracts/calendar';
import { CallLeft } from '@foyer/contracts/calls';

import { defineReaction, type ReactionRun, stream } from '#platform/cqrs';
import { Call, TakeRole } from '#contexts/calls';
import { meetingStream } from '../streams.js';
import { wayInto } from '../domain/meeting-call.js';
import { nextToLead } from '../domain/next-to-lead.js';

type Run = Pick<ReactionRun<never>, 'stateOf' | 'execute'>;

/**
 * The new organizer of a meeting leads its running call; the former one takes part in it. While the
 * new one is not in it, and when its leader has left, the call still has one: the next by rank.
 */
export const LetTheOrganizerLeadTheCall = defineReaction({
  name: 'let-the-organizer-lead-the-call',
  on: [MeetingHandedOver, CallLeft],
  key: ({ data }) =>
    'callId' in data ? `call ${data.callId}` : `meeting ${data.meetingId} ${data.from}`,
  run: async (key, run) => {
    const [kind, id = '', from] = key.split(' ');
    const meetingId = kind === 'call' ? await meetingOf(id, run) : id;
    if (meetingId !== undefined) await lead(meetingId, from, run);
  },
});

async function meetingOf(callId: string, { stateOf }: Run): Promise<string | undefined> {
  const call = await stateOf(stream(Call, callId));
  return call.stage === 'on' && call.origin.kind === 'meeting' ? call.origin.id : undefined;
}

async function lead(meetingId: string, from: string | undefined, { stateOf, execute }: Run) {
  const meeting = await stateOf(meetingStream(meetingId));
  if (meeting.status !== 'planned' || meeting.callId === null) return;
  const { callId, organizerId } = meeting;
  const call = await stateOf(stream(Call, callId));
  if (call.stage !== 'on') return;
  const take = async (joinerId: string, role: ReturnType<typeof wayInto>['role']) => {
    const participant = call.participants[joinerId];
    if (participant === undefined || participant.admission === 'removed') return;
    await execute(TakeRole, { callId, joinerId, role, by: null });
  };
  const next = nextToLead(meeting, call.participants);
  if (next !== undefined) await take(next, 'admin');
  if (from === undefined) return;
  // The new organizer comes first: the call has a leader at every moment.
  await take(organizerId, 'admin');
  if (call.participants[organizerId]?.joined === true)
    await take(from, wayInto(meeting, from).role);
}
