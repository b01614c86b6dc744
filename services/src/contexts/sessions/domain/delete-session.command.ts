import { accepted, rejected } from '@foyer/contracts/decision';

import { Credentials, NameStreams } from '#contexts/identity';
import { defineCommand, Rejected, stream } from '#platform/cqrs';
import { deleteSession } from './delete-session.js';
import { authorOf } from './author-of.service.js';
import { DocumentHolds } from './document-holds.service.js';
import { nameStreamOf, Session } from '../streams.js';

/**
 * Delete a session; its history stays. One with signed documents stays, for those who need them.
 */
export const DeleteSession = defineCommand({
  name: 'DeleteSession',
  needs: { names: NameStreams, credentials: Credentials, documentHolds: DocumentHolds },
  handle: async (
    { sessionId }: { readonly sessionId: string },
    { context, needs, run, stateOf },
  ) => {
    const session = stream(Session, sessionId);
    const before = await stateOf(session);
    if (before.status === 'unknown') throw new Rejected('SESSION_NOT_FOUND');
    const name = nameStreamOf(before);
    const link = before.sessionNameId;
    // Signatures are given in calls alone, and a session with a call is not deleted.
    const keepsSigned = await needs.documentHolds.isKeptFor(sessionId);
    const outcome = await run({
      streams: {
        session,
        name,
        ...(link !== '' && { shortlink: await needs.names.of('shortlink', link) }),
      },
      decide: ({ session: now, name: named, shortlink }) => {
        // The stream was chosen by the name as it was then; if it moved meanwhile, it is the wrong
        // one.
        if (now.status === 'unknown' || nameStreamOf(now).name !== name.name) {
          return rejected('CONFLICT');
        }
        const states = { session: now, name: named, ...(shortlink && { shortlink }) };
        const decision = deleteSession(states, authorOf(context.actor), keepsSigned);
        if (decision.type === 'rejected') return decision;
        const { shortlink: freed, ...events } = decision.events;
        return accepted({ ...events, ...(shortlink && { shortlink: freed }) }, decision.result);
      },
    });
    if (outcome.result !== null) await needs.credentials.forget(outcome.result);
    return outcome;
  },
});
