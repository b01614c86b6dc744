import type { LinkedSession, Session } from '@foyer/contracts/sessions';
import { Id } from '@foyer/contracts/schema';
import type { SessionDocument } from '@foyer/projections/sessions';

import { defineQuery, Rejected } from '#platform/cqrs';
import type { SessionAuthor } from '../domain/session-author.js';
import { SessionReader } from './session-reader.js';

interface OfSession {
  readonly sessionId: string;
  readonly viewer: SessionAuthor;
}

/** One session; a private one is not there for those who do not belong to it. */
export const GetSession = defineQuery({
  name: 'GetSession',
  needs: { reader: SessionReader },
  answer: async ({ sessionId, viewer }: OfSession, { needs: { reader } }): Promise<Session> =>
    one(reader, await reader.document(sessionId), viewer),
});

/** Returns the session whose call a person is in. */
export const GetCurrentSession = defineQuery({
  name: 'GetCurrentSession',
  needs: { reader: SessionReader },
  answer: async (viewer: SessionAuthor, { needs: { reader } }): Promise<Session | null> => {
    const calls = await reader.callsOf(viewer.id);
    const current = calls.find(({ participants }) =>
      participants.some(({ joinerId, joined }) => joinerId === viewer.id && joined),
    );
    const session = current && (await reader.document(current.sessionId));
    if (!session) return null;
    const [shown = null] = await reader.show([session], viewer.id);
    return shown;
  },
});

interface OfLiveSession extends OfSession {
  /**
   * True if the viewer has no account: then only participants of its call may see even a public
   * session.
   */
  readonly isOutsider: boolean;
}

/** Returns the facts about a session for a person who belongs to it, or takes part in its call. */
export const GetLiveSession = defineQuery({
  name: 'GetLiveSession',
  needs: { reader: SessionReader },
  answer: async (
    { sessionId, viewer, isOutsider }: OfLiveSession,
    { needs: { reader } },
  ): Promise<Session> => {
    const calls = await reader.callsOf(viewer.id);
    const takesPart = calls.some((call) => call.sessionId === sessionId);
    if (isOutsider && !takesPart) throw new Rejected('SESSION_NOT_FOUND');
    const seen = { ...viewer, managesAll: viewer.managesAll || takesPart };
    return one(reader, await reader.document(sessionId), seen);
  },
});

/**
 * Returns the facts about a session for all who have its link: none of a direct one, nor of one
 * that only members enter.
 */
export const GetLinkedSession = defineQuery({
  name: 'GetLinkedSession',
  needs: { reader: SessionReader },
  answer: async (idOrLink: string, { needs: { reader } }): Promise<LinkedSession> => {
    const isId = Id.safeParse(idOrLink).success;
    const found = isId
      ? await reader.document(idOrLink)
      : await reader.byLink(idOrLink.toLowerCase());
    if (typeof found?.sessionName !== 'string') throw new Rejected('SESSION_NOT_FOUND');
    const { _id, sessionName, sessionNameId, sessionType, accessMode, callId } = found;
    if (sessionType !== 'public' && accessMode === 'open') throw new Rejected('SESSION_NOT_FOUND');
    return {
      _id,
      sessionName,
      sessionNameId,
      pinNeeded: accessMode === 'pin',
      knockNeeded: accessMode === 'knock',
      live: callId !== null,
    };
  },
});

async function one(
  reader: SessionReader,
  session: SessionDocument | null,
  { id, managesAll }: SessionAuthor,
): Promise<Session> {
  const [shown] = session ? await reader.show([session], id) : [];
  const isSeen = shown && (shown.sessionType === 'public' || shown.ownRole !== null || managesAll);
  if (!isSeen) throw new Rejected('SESSION_NOT_FOUND');
  return shown;
}
