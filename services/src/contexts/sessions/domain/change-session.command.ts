import { accepted, rejected } from '@foyer/contracts/decision';

import { Credentials, MemberDirectory } from '#contexts/identity';
import { nameKey } from '@foyer/contracts/identity';
import { NewId } from '#platform/clock';
import {
  defineCommand,
  refuseToReplace,
  Rejected,
  type SeenChange,
  stateSeen,
  stepOf,
  stream,
} from '#platform/cqrs';
import { changeSession, type SessionChange } from './change-session.js';
import { shownSession, type SessionState } from './session.js';
import { authorOf } from './author-of.service.js';
import { requireMembers } from './require-members.service.js';
import { nameStream, Session } from '../streams.js';

export interface SessionUpdate extends Omit<SessionChange, 'pinId'> {
  readonly sessionId: string;
  /** A new PIN, or null to have none. */
  readonly pin?: string | null | undefined;
  /** The state that the form saw before its change. */
  readonly seen?: SeenChange;
}

/** Changes any settings of a session, in one write. */
export const ChangeSession = defineCommand({
  name: 'ChangeSession',
  needs: { credentials: Credentials, members: MemberDirectory, newId: NewId },
  handle: async (data: SessionUpdate, { context, needs, run, stateOf }) => {
    const { sessionId, pin, seen, ...rest } = data;
    const session = stream(Session, sessionId);
    const before = nameOf(await stateOf(session));
    const shownThen = await stateSeen(stateOf, session, seen);
    await requireMembers(needs.members, rest.members ?? []);
    const pinId = typeof pin === 'string' ? needs.newId.next() : pin;
    if (typeof pin === 'string' && typeof pinId === 'string') {
      await needs.credentials.keep(pinId, pin);
    }
    const { sessionName } = rest;
    const isMoved =
      before !== null && sessionName !== undefined && nameKey(sessionName) !== nameKey(before);
    const outcome = await run({
      // A PIN is another one each time that it is hashed, so a repeat is a command of its own.
      context: typeof pinId === 'string' ? stepOf(context, pinId) : context,
      streams: {
        session,
        ...(isMoved && { name: nameStream(sessionName), freedName: nameStream(before) }),
      },
      decide: (states) => {
        refuseToReplace(shownSession, { seen: shownThen, now: states.session }, seen);
        // The streams were chosen by the name as it was then; if it moved meanwhile, they are the
        // wrong ones.
        if (nameOf(states.session) !== before) return rejected('CONFLICT');
        const name = states.name &&
          states.freedName && { next: states.name, current: states.freedName };
        const decision = changeSession(
          { session: states.session, ...(name && { name }) },
          { change: { ...rest, pinId }, author: authorOf(context.actor) },
        );
        if (decision.type === 'rejected') return decision;
        const { session: changed, name: taken, freedName } = decision.events;
        const names = name ? { name: taken, freedName } : {};
        return accepted({ session: changed, ...names }, decision.result);
      },
    });
    if (outcome.result !== null) await needs.credentials.forget(outcome.result);
    return outcome;
  },
});

function nameOf(session: SessionState): string | null {
  if (session.status === 'unknown') throw new Rejected('SESSION_NOT_FOUND');
  return session.sessionName;
}
