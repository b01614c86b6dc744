import type { AdminSession, SessionType } from '@foyer/contracts/sessions';
import { contains } from '@foyer/projections';
import type { SessionDocument } from '@foyer/projections/sessions';

import { MemberDirectory } from '#contexts/identity';
import { defineQuery, Rejected } from '#platform/cqrs';
import { defineReadModel } from '#platform/http';
import { SessionReader } from './session-reader.js';
import { shownSession } from './shown-session.js';

interface SessionCriteria {
  /** Part of a name or short link. */
  readonly q?: string | undefined;
  readonly sessionType?: SessionType | undefined;
  readonly memberId?: string | undefined;
  readonly live?: boolean | undefined;
}

const none = { names: new Map(), calls: new Map(), documentIds: new Map(), viewerId: '' } as const;

/** Sessions as the console lists them. */
export const adminSessions = defineReadModel<SessionDocument, SessionCriteria, AdminSession>({
  name: 'sessionRooms',
  projections: ['sessions'],
  notFound: 'SESSION_NOT_FOUND',
  filter: ({ q, sessionType, memberId, live }) => {
    const named = q === undefined || q === '' ? undefined : contains(q);
    return {
      ...(named && { $or: [{ sessionName: named }, { sessionNameId: named }] }),
      ...(sessionType !== undefined && { sessionType }),
      ...(memberId !== undefined && { 'members.memberId': memberId }),
      ...(live !== undefined && { live }),
    };
  },
  show: (document) => asAdmin(document, shownSession(document, none)),
});

/** One session as the console shows it, with the names of its members. */
export const GetAdminSession = defineQuery({
  name: 'GetAdminSession',
  needs: { reader: SessionReader, members: MemberDirectory },
  answer: async (sessionId: string, { needs: { reader } }): Promise<AdminSession> => {
    const document = await reader.document(sessionId);
    const [shown] = document ? await reader.show([document], '') : [];
    if (!document || !shown) throw new Rejected('SESSION_NOT_FOUND');
    return asAdmin(document, shown);
  },
});

function asAdmin(
  document: SessionDocument,
  { callInfo, ownRole, ...session }: ReturnType<typeof shownSession>,
): AdminSession {
  return {
    ...session,
    id: document._id,
    live: document.live,
    memberCount: document.memberCount,
  };
}
