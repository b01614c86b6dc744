import { Rejected } from '#platform/cqrs';
import type { MemberState } from '../../members/domain/member.js';
import { Credentials } from '../../members/adapters/credentials.js';
import { guess } from './guess.service.js';
import { SignInBudget } from '../ports/attempt-budget.js';

export const ownPasswordNeeds = { credentials: Credentials, budget: SignInBudget };

interface Needs {
  readonly credentials: Credentials;
  readonly budget: SignInBudget;
}

/**
 * The credential whose password the owner of a session gave: a finder of an open session must not
 * try out passwords in it.
 * @throws Rejected OLD_PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function proveOwnPassword(
  { credentials, budget }: Needs,
  member: MemberState,
  given: { readonly memberId: string; readonly password: string; readonly address: string },
): Promise<string> {
  const credentialId = member.status === 'unknown' ? null : member.credentialId;
  const target = `own-password ${given.memberId}`;
  const about = { target, address: given.address, wrong: 'OLD_PASSWORD_WRONG' } as const;
  return guess(budget, about, async () => {
    const right = await credentials.matches(credentialId, given.password);
    if (credentialId === null || !right) throw new Rejected('OLD_PASSWORD_WRONG');
    return credentialId;
  });
}
