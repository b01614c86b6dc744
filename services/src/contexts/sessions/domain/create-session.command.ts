import type { SessionMember, SessionType } from '@foyer/contracts/sessions';
import slugify from '@sindresorhus/slugify';

import { Credentials, idsOf, MemberDirectory, NameStreams } from '#contexts/identity';
import { NewId } from '#platform/clock';
import { defineCommand, type Outcome, Rejected, stepOf, stream } from '#platform/cqrs';
import { createSession, type Created, type CreateSession as Creation } from './create-session.js';
import { linkCandidates } from './link-candidates.js';
import { requireMembers } from './require-members.service.js';
import { circleStream, nameStream, Session } from '../streams.js';

export interface NewSession {
  readonly sessionId: string;
  readonly sessionName: string;
  readonly sessionType: SessionType;
  readonly members: readonly SessionMember[];
  readonly pin?: string | undefined;
}

const sessionIds = idsOf('session');

/** Make a public or private session; where there is one of that name, it is that one. */
export const CreateSession = defineCommand({
  name: 'CreateSession',
  needs: { names: NameStreams, credentials: Credentials, members: MemberDirectory, newId: NewId },
  handle: async (data: NewSession, { context, needs, run }): Promise<Outcome<Created>> => {
    const { pin, ...session } = data;
    await requireMembers(needs.members, session.members);
    const pinId = pin === undefined ? null : needs.newId.next();
    if (pin !== undefined && pinId !== null) await needs.credentials.keep(pinId, pin);
    const name = nameStream(session.sessionName);
    const create = async (creation: Creation) =>
      run({
        // A PIN is another one each time that it is hashed, so a repeat is a command of its own.
        context: pinId === null ? context : stepOf(context, pinId),
        streams: {
          session: stream(Session, creation.sessionId),
          name,
          shortlink: await needs.names.of('shortlink', creation.sessionNameId),
          ...sessionIds.streams(creation.sessionId),
        },
        decide: (states) =>
          sessionIds.claiming(states, creation.sessionId, createSession(states, creation)),
      });
    const unique = needs.newId.next().slice(-12);
    for (const sessionNameId of linkCandidates(slugify(session.sessionName), unique)) {
      try {
        const creation = { ...session, sessionNameId, pinId, createdBy: context.actor.id };
        const outcome = await create(creation);
        if (outcome.result.existed && pinId !== null) await needs.credentials.forget(pinId);
        return outcome;
      } catch (error) {
        if (!(error instanceof Rejected && error.code === 'SHORTLINK_TAKEN')) throw error;
      }
    }
    throw new Rejected('SHORTLINK_TAKEN');
  },
});

/**
 * Open the direct session of some members, who all lead it; a new one, or the one that they have.
 */
export const OpenDirectSession = defineCommand({
  name: 'OpenDirectSession',
  needs: { members: MemberDirectory },
  prepare: async (
    { memberIds }: { readonly sessionId: string; readonly memberIds: readonly string[] },
    { needs, context },
  ) => {
    const circle = [...new Set([context.actor.id, ...memberIds])];
    if (circle.length < 2) throw new Rejected('INVALID_INPUT', {}, { memberId: 'BLANK' });
    const members = circle.map((memberId) => ({ memberId, role: 'admin' as const }));
    await requireMembers(needs.members, members);
    return members;
  },
  streams: ({ sessionId }, { prepared }) => ({
    session: stream(Session, sessionId),
    name: circleStream(prepared.map(({ memberId }) => memberId)),
    ...sessionIds.streams(sessionId),
  }),
  decide: (states, { sessionId }, { context, prepared: members }) => {
    const { id: createdBy } = context.actor;
    const direct = { sessionType: 'direct', sessionName: null, sessionNameId: '' } as const;
    const creation = { sessionId, ...direct, members, pinId: null, createdBy };
    const decision = createSession(states, creation);
    if (decision.type === 'rejected') return decision;
    const { session, name } = decision.events;
    return sessionIds.claiming(states, sessionId, { ...decision, events: { session, name } });
  },
});
