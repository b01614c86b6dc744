import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { ReservationEvent } from '@foyer/contracts/identity';
import type { SessionEvent, SessionNameEvent } from '@foyer/contracts/sessions';

import { allowedIn, type SessionAuthor } from './session-author.js';
import { releaseName, type SessionNameState } from './session-name.js';
import type { SessionState } from './session.js';

export interface SessionDeletion {
  readonly session: readonly SessionEvent[];
  readonly name: readonly SessionNameEvent[];
  readonly shortlink: readonly ReservationEvent[];
}

/**
 * Deletes a session without a call and without signed documents, and gives its name back. Deleting
 * it again changes nothing.
 */
export function deleteSession(
  states: {
    readonly session: SessionState;
    readonly name: SessionNameState;
    readonly shortlink?: { readonly ownerId: string | null };
  },
  author: SessionAuthor,
  keepsSigned: boolean,
): Decision<SessionDeletion, string | null> {
  const { session: state, name, shortlink } = states;
  if (state.status === 'deleted' && author.managesAll) return accepted(nothing, null);
  const found = allowedIn(state, author, 'session.change-settings');
  if (found.type === 'rejected') return found;
  const { id: sessionId, callId, pinId } = found.session;
  if (callId !== null) return rejected('SESSION_LIVE');
  if (keepsSigned) return rejected('SESSION_KEEPS_SIGNED');
  return accepted(
    {
      session: [{ type: 'SessionDeleted', data: { sessionId } }],
      name: releaseName(name, sessionId),
      shortlink:
        shortlink?.ownerId === sessionId
          ? [{ type: 'NameReleased', data: { kind: 'shortlink', ownerId: sessionId } }]
          : [],
    },
    pinId,
  );
}

const nothing: SessionDeletion = { session: [], name: [], shortlink: [] };
