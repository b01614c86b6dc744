import type { SessionMember } from '@foyer/contracts/sessions';

import { MemberDirectory } from '#contexts/identity';
import { defineCommand, stream } from '#platform/cqrs';
import {
  addMembers,
  dropFormerMember,
  joinSession,
  leaveSession,
  passOnLead,
  removeMember,
} from './come-and-go.js';
import { authorOf } from './author-of.service.js';
import { requireMembers } from './require-members.service.js';
import { Session } from '../streams.js';

interface OfSession {
  readonly sessionId: string;
}
interface OfMember extends OfSession {
  readonly memberId: string;
}
const sessionOf = ({ sessionId }: OfSession) => stream(Session, sessionId);

/** Some come to a session, or get another role in it. */
export const AddSessionMembers = defineCommand({
  name: 'AddSessionMembers',
  needs: { directory: MemberDirectory },
  prepare: (
    {
      members,
    }: OfSession & { readonly members: readonly SessionMember[]; readonly isRoleChange?: boolean },
    { needs },
  ) => requireMembers(needs.directory, members),
  stream: sessionOf,
  decide: (state, { members, isRoleChange = false }, { context }) =>
    addMembers(state, { members, isRoleChange, author: authorOf(context.actor) }),
});

export const RemoveSessionMember = defineCommand({
  name: 'RemoveSessionMember',
  stream: (data: OfMember) => sessionOf(data),
  decide: (state, { memberId }, { context }) =>
    removeMember(state, { memberId, author: authorOf(context.actor) }),
});

export const JoinSession = defineCommand({
  name: 'JoinSession',
  stream: (data: OfMember) => sessionOf(data),
  decide: joinSession,
});

export const LeaveSession = defineCommand({
  name: 'LeaveSession',
  stream: (data: OfMember) => sessionOf(data),
  decide: leaveSession,
});

/** A person who is no member any more belongs to no session. */
export const DropFormerSessionMember = defineCommand({
  name: 'DropFormerSessionMember',
  stream: (data: OfMember) => sessionOf(data),
  decide: dropFormerMember,
});

/** A member who has lost the right to sessions leads none. */
export const PassOnSessionLead = defineCommand({
  name: 'PassOnSessionLead',
  needs: { directory: MemberDirectory },
  prepare: async (data: OfMember, { needs, stateOf }) => {
    const session = await stateOf(sessionOf(data));
    const ids = session.status === 'known' ? [...session.members.keys()] : [];
    return { entitled: await needs.directory.entitled(ids, 'sessions.use') };
  },
  stream: sessionOf,
  decide: (state, { memberId }, { prepared: { entitled } }) =>
    passOnLead(state, { memberId, entitled }),
});
