import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { changeMember, type ChangeMember, type ChangeMemberStates } from './change-member.js';
import { requestEmailChange, type EmailChange } from './email-change.js';
import type { MemberWrite } from './member-write.js';

export interface ChangeOwnAccount extends Pick<ChangeMember, 'change' | 'author'> {
  /** The credential whose password was given; null where it was not asked for. */
  readonly credentialId: string | null;
  /** The e-mail that is wanted; null where it is the present one. */
  readonly wish: EmailChange | null;
  /** The id of the member with that e-mail; null if it is free. */
  readonly emailOwner: string | null;
}

/**
 * Changes a member's own account at once; only a new e-mail waits for its confirmation. The
 * password may have been replaced since the check; the current one counts.
 */
export function changeOwnAccount(
  states: ChangeMemberStates,
  { change, author, credentialId, wish, emailOwner }: ChangeOwnAccount,
): Decision<MemberWrite> {
  const { member } = states;
  if (member.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  if (credentialId !== null && credentialId !== member.credentialId) {
    return rejected('OLD_PASSWORD_WRONG');
  }
  if (wish !== null && credentialId === null) return rejected('OLD_PASSWORD_MISSING');
  if (wish !== null && member.source !== null) return rejected('NAMES_FROM_SOURCE');
  if (wish !== null && emailOwner !== null && emailOwner !== member.id) {
    return rejected('EMAIL_ALREADY_EXISTS');
  }
  const isProved = credentialId !== null;
  const decided = changeMember(states, { change, author, isProved });
  if (decided.type === 'rejected' || wish === null) return decided;
  const asked = requestEmailChange(member, wish);
  return accepted({ ...decided.events, member: [...decided.events.member, ...asked] });
}
