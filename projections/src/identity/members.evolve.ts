import type { MemberEvent, MemberStatus } from '@foyer/contracts/identity';
import type { DeskEvent } from '@foyer/contracts/visits';
import type { Change, Evolve } from '../platform/runner/index.js';
import { evolveAccounts, NEW_ACCOUNT } from './evolve-accounts.js';
import { evolveFactors } from './evolve-factors.js';
import { evolveSignInNames } from './evolve-sign-in-names.js';
import { evolveSources } from './evolve-sources.js';
import { namesOf } from './names-of.js';
import { NEW_DESK, onlineStatusOf } from './online-status.js';
import type { MemberCollections, MemberDesk, MemberDocument, MemberLink } from './members.model.js';

/** The events of a desk that show in the member: presence, and being in a call. */
type SeenDeskEvent = Extract<
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

export const evolveMembers: Evolve<MemberCollections, MemberEvent | SeenDeskEvent> = {
  MemberCreated: ({ data, metadata }) => [
    {
      op: 'put',
      collection: 'members',
      doc: {
        _id: data.memberId,
        ...namesOf(data),
        role: data.role,
        status: 'ACTIVE',
        revision: 0,
        onlineStatus: 'offline',
        hasPassword: false,
        credentialId: null,
        source: 'local',
        identityKey: null,
        mustChangePassword: false,
        hasSecondFactor: false,
        recoveryCodesLeft: 0,
        desk: NEW_DESK,
        link: null,
        pendingEmail: null,
        ...NEW_ACCOUNT,
        createdAt: metadata.at,
        updatedAt: metadata.at,
      },
    },
  ],
  MemberDetailsChanged: ({ data, metadata }) => [
    update(data.memberId, { set: { ...namesOf(data), updatedAt: metadata.at } }),
  ],
  MemberAccessEnded: async ({ data }, documents) => {
    const link = (await documents.get('members', data.memberId))?.link;
    return link?.purpose === 'reset' ? [update(data.memberId, { set: { link: null } })] : [];
  },
  MemberRoleChanged: ({ data, metadata }) => [
    update(data.memberId, { set: { role: data.role, updatedAt: metadata.at } }),
  ],
  MemberActivated: async ({ data, metadata }, documents) => {
    const member = await documents.get('members', data.memberId);
    const status = member?.link?.purpose === 'invitation' ? statusOf(member.link) : 'ACTIVE';
    return [update(data.memberId, { set: { status, updatedAt: metadata.at } })];
  },
  MemberDeactivated: ({ data, metadata }) => [
    update(data.memberId, { set: { status: 'INACTIVE', updatedAt: metadata.at } }),
  ],
  MemberDeleted: async ({ data, metadata }, documents) => {
    const { memberId } = data;
    const member = await documents.get('members', memberId);
    const sessions = await documents.find('sessions', { memberId });
    const profiles = await documents.find('profiles', { memberId });
    return [
      ...sessions.map(({ _id }) => ({ op: 'delete', collection: 'sessions', id: _id }) as const),
      ...profiles.map(({ _id }) => ({ op: 'delete', collection: 'profiles', id: _id }) as const),
      { op: 'delete', collection: 'members', id: memberId },
      {
        op: 'put',
        collection: 'formerMembers',
        doc: {
          _id: memberId,
          displayName: member?.displayName ?? null,
          deletedAt: metadata.at,
          forgottenAt: null,
        },
      },
    ];
  },
  PersonForgotten: ({ data, metadata }) => [
    {
      op: 'update',
      collection: 'formerMembers',
      id: data.personId,
      change: { set: { displayName: null, forgottenAt: metadata.at } },
    },
  ],
  PersonErased: () => [],
  MemberPasswordSet: async ({ data, metadata }, documents) => {
    const member = await documents.get('members', data.memberId);
    const wasInvited = member?.status === 'PENDING' || member?.status === 'INVITED';
    return [
      update(data.memberId, {
        set: {
          hasPassword: true,
          credentialId: data.credentialId,
          mustChangePassword: data.mustChange,
          link: null,
          pendingEmail: null,
          ...(wasInvited && { status: 'REGISTERED' }),
          updatedAt: metadata.at,
        },
      }),
    ];
  },
  MemberInvited: ({ data, metadata }) => [
    update(data.memberId, {
      set: { link: linkOf(data, 'invitation'), status: 'PENDING', updatedAt: metadata.at },
    }),
  ],
  PasswordResetRequested: ({ data }) => [
    update(data.memberId, { set: { link: linkOf(data, 'reset') } }),
  ],
  MemberLinkMailed: async ({ data }, documents) => {
    const member = await documents.get('members', data.memberId);
    if (member?.link?.linkId !== data.linkId) return [];
    const link = { ...member.link, mailed: true };
    const status = member.status === 'PENDING' ? statusOf(link) : member.status;
    return [update(data.memberId, { set: { link, status } })];
  },
  MemberSignInProlonged: ({ data: { sessionId: id, expiresAt } }) => [
    { op: 'update', collection: 'sessions', id, change: { set: { expiresAt } } },
  ],
  MemberSignedIn: async ({ data: { memberId, sessionId, signedInAt, expiresAt } }, documents) => {
    const earlier = await documents.find('sessions', { memberId });
    const over = earlier.filter((session) => session.expiresAt <= signedInAt);
    const member = await documents.get('members', memberId);
    return [
      // A person who was invited and has come is a member like any other.
      ...(member?.status === 'REGISTERED' ? [update(memberId, { set: { status: 'ACTIVE' } })] : []),
      ...over.map(({ _id }) => ({ op: 'delete', collection: 'sessions', id: _id }) as const),
      {
        op: 'put',
        collection: 'sessions',
        doc: {
          ...{ _id: sessionId, memberId, signedInAt, expiresAt },
          ...{ device: null, address: null, factorDue: false },
        },
      },
    ];
  },
  MemberSignedOut: ({ data }) => [{ op: 'delete', collection: 'sessions', id: data.sessionId }],

  ...evolveAccounts,
  ...evolveFactors,
  ...evolveSignInNames,
  ...evolveSources,

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
  AgentJoinedMeeting: async ({ data: { memberId, callId } }, documents) => {
    const member = await documents.get('members', memberId);
    const otherCalls = new Set(member?.desk.otherCalls).add(callId);
    return atDesk(member, { otherCalls: [...otherCalls] });
  },
  AgentLeftMeeting: async ({ data: { memberId, callId } }, documents) => {
    const member = await documents.get('members', memberId);
    if (!member) return [];
    const otherCalls = member.desk.otherCalls.filter((id) => id !== callId);
    return atDesk(member, { otherCalls });
  },
  AgentFreed: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { inCall: false, busy: false }),
  AgentWrapUpStarted: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { busy: true }),
  AgentWrapUpEnded: async ({ data }, documents) =>
    atDesk(await documents.get('members', data.memberId), { busy: false }),
};

function update(id: string, change: Change<MemberDocument>) {
  return { op: 'update', collection: 'members', id, change } as const;
}

function linkOf(
  { linkId, expiresAt }: { readonly linkId: string; readonly expiresAt: string },
  purpose: MemberLink['purpose'],
): MemberLink {
  return { linkId, purpose, expiresAt, mailed: false };
}

/** A member whose invitation is not mailed yet waits for it; a query sees if its time is over. */
function statusOf({ mailed }: MemberLink): MemberStatus {
  return mailed ? 'INVITED' : 'PENDING';
}

function atDesk(member: MemberDocument | undefined, change: Partial<MemberDesk>) {
  if (!member) return [];
  const desk = { ...member.desk, ...change };
  return [update(member._id, { set: { desk, onlineStatus: onlineStatusOf(desk) } })];
}
