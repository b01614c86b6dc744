import type { OnlineStatus } from '@foyer/contracts/identity';
import type { DeskEvent } from '@foyer/contracts/visits';
import type { Evolve } from '../../platform/runner/index.js';
import type { MemberCollections, MemberDesk, MemberDocument } from './documents.js';

/** What of a desk shows in the member: whether somebody is there, and in a call. */
export type SeenDeskEvent = Extract<
  DeskEvent,
  {
    type:
      | 'AgentNotResponding'
      | 'AgentResponding'
      | 'DeskOpened'
      | 'DeskClosed'
      | 'DeskConnectionLost'
      | 'DeskConnectionRestored'
      | 'AvailabilityChanged'
      | 'CallStatusChanged'
      | 'AgentEngaged'
      | 'AgentFreed'
      | 'AgentJoinedMeeting'
      | 'AgentLeftMeeting'
      | 'AgentWrapUpStarted'
      | 'AgentWrapUpEnded';
  }
>;

export const NEW_DESK: MemberDesk = {
  open: false,
  lost: false,
  availability: 'auto',
  inCall: false,
  meeting: null,
  busy: false,
  silent: false,
};

/** What follows for a member from what happens at their desk. */
export const evolveDesks: Evolve<MemberCollections, SeenDeskEvent> = {
  DeskOpened: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { open: true, lost: false }),
  DeskClosed: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), {
      open: false,
      lost: false,
      ...(data.reason !== 'connection-lost' && { busy: false, silent: false }),
    }),
  DeskConnectionLost: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { lost: true }),
  DeskConnectionRestored: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { lost: false }),
  AvailabilityChanged: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), {
      availability: data.availability,
      silent: false,
    }),
  AgentNotResponding: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { silent: true }),
  AgentResponding: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { silent: false }),
  CallStatusChanged: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { busy: data.callStatus === 'busy' }),
  AgentEngaged: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { inCall: true, silent: false }),
  AgentJoinedMeeting: async ({ data: { memberId, callId } }, documents) =>
    atDesk(await documents.get('members', memberId), { meeting: callId }),
  AgentLeftMeeting: async ({ data: { memberId, callId } }, documents) => {
    const member = await documents.get('members', memberId);
    return member?.desk.meeting === callId ? atDesk(member, { meeting: null }) : [];
  },
  AgentFreed: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { inCall: false, busy: false }),
  AgentWrapUpStarted: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { busy: true }),
  AgentWrapUpEnded: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { busy: false }),
};

function atDesk(member: MemberDocument | undefined, change: Partial<MemberDesk>) {
  if (!member) return [];
  const desk = { ...member.desk, ...change };
  const set = { desk, onlineStatus: onlineStatusOf(desk) };
  return [{ op: 'update', collection: 'members', id: member._id, change: { set } } as const];
}

function onlineStatusOf(desk: MemberDesk): OnlineStatus {
  const { open, lost, availability, inCall, meeting, busy, silent } = desk;
  if (inCall || meeting !== null) return 'inCall';
  if (!open || lost || availability === 'offline') return 'offline';
  if (busy) return 'inCall';
  return availability === 'away' || silent ? 'away' : 'online';
}
