import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent } from '@foyer/contracts/identity';

import type { MemberState } from '../../members/domain/member.js';
import { beginOwnSession, type SignIn } from '../../members/domain/sessions.js';

/**
 * Sets the first password of a person who has access to the server's console, and begins a session.
 * The link is good only while there is no password, and so for one use.
 */
export function redeemSignInLink(
  state: MemberState,
  command: SignIn,
): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return rejected('SIGN_IN_LINK_INVALID');
  if (state.credentialId === command.credentialId) return accepted([]);
  const isOwned = state.credentialId !== null || state.factor !== null;
  if (isOwned || state.source !== null) {
    return rejected('SIGN_IN_LINK_INVALID');
  }
  if (state.status === 'inactive') return rejected('MEMBER_DEACTIVATED');
  const { credentialId } = command;
  return accepted([
    { type: 'MemberPasswordSet', data: { memberId: state.id, credentialId, mustChange: false } },
    ...beginOwnSession(state, command, 'link'),
  ]);
}
