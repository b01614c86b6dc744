import { rejected, type Decision } from '@foyer/contracts/decision';
import { permitsInCall, type InCallPolicy } from '@foyer/contracts/sessions';

import type { KnownSession, SessionState } from './session.js';

/**
 * The author of a change of a session: one of its members, an administrator, or the product itself.
 */
export interface SessionAuthor {
  readonly id: string;
  readonly managesAll: boolean;
}

type Rejected = Extract<Decision<never>, { type: 'rejected' }>;
type Allowed = { readonly type: 'allowed'; readonly session: KnownSession } | Rejected;

/**
 * A session that is there; to those who do not belong to it and manage nothing, a private one is
 * not.
 */
export function knownSession(state: SessionState, author: SessionAuthor): Allowed {
  if (state.status !== 'known') return rejected('SESSION_NOT_FOUND');
  const isHidden = state.sessionType !== 'public' && !state.members.has(author.id);
  if (isHidden && !author.managesAll) return rejected('SESSION_NOT_FOUND');
  return { type: 'allowed', session: state };
}

/** A session of which the author may do what a row of the table of in-call roles covers. */
export function allowedIn(
  state: SessionState,
  author: SessionAuthor,
  policy: InCallPolicy,
): Allowed {
  const known = knownSession(state, author);
  if (known.type === 'rejected' || author.managesAll) return known;
  const role = known.session.members.get(author.id);
  return role !== undefined && permitsInCall(policy, role) ? known : rejected('FORBIDDEN');
}
