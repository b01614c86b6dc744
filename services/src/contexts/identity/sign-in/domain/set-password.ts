import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent } from '@foyer/contracts/identity';

import type { MemberState } from '../../members/domain/member.js';
import { endAccess } from '../../members/domain/end-access.js';

export interface OwnPassword {
  /** The credential whose password was given as the old one. */
  readonly oldCredentialId: string;
  readonly credentialId: string;
  /** The session that requests the change; it continues. */
  readonly sessionId: string;
}

/**
 * Replaces a member's own password, and ends all other sessions: a person who knew the old one is
 * out. The old one may have been replaced since the check; the current one counts.
 */
export function changeOwnPassword(
  state: MemberState,
  { oldCredentialId, credentialId, sessionId }: OwnPassword,
): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  if (state.source !== null) return rejected('PASSWORD_FROM_SOURCE');
  if (state.credentialId !== oldCredentialId) return rejected('OLD_PASSWORD_WRONG');
  return accepted([
    { type: 'MemberPasswordSet', data: { memberId: state.id, credentialId, mustChange: false } },
    ...endAccess(state, 'password-changed', sessionId),
  ]);
}
