import { Rejected, stepOf, stream } from '../../../../platform/eventing/commands/index.js';
import { defineCommand, memberOf } from '../../../../platform/eventing/index.js';
import { changeOwnPassword } from '../domain/set-password.js';
import { Credentials } from '../../members/ports/credentials.js';
import { SignInBudget } from '../ports/rate-limiter.js';
import { Member } from '../../members/commands/aggregates.js';
import { NewPasswords } from '../../members/commands/new-passwords.js';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** Where the attempt comes from. */
  readonly address: string;
}

/** Change the caller's own password. */
export const ChangePassword = defineCommand({
  name: 'ChangePassword',
  needs: { credentials: Credentials, budget: SignInBudget, passwords: NewPasswords },
  handle: async (
    data: PasswordChange,
    { context, needs: { credentials, budget, passwords }, run, stateOf },
  ) => {
    const actor = memberOf(context);
    const member = stream(Member, actor.id);
    const before = await stateOf(member);
    const known = before.status === 'unknown' ? null : before;
    if (known !== null && known.source !== null) throw new Rejected('PASSWORD_FROM_SOURCE');
    const oldCredentialId = known?.credentialId ?? null;
    // Anyone who found an open session must not try out passwords in it.
    const attempt = await budget.spend(`own-password ${actor.id}`, data.address);
    const right = await credentials.matches(oldCredentialId, data.oldPassword);
    if (oldCredentialId === null || !right) throw new Rejected('OLD_PASSWORD_WRONG');
    await attempt.wasRight();
    const { sessionId } = actor;
    const firstName = known?.details.firstName ?? null;
    const outcome = await passwords.laidDown(data.newPassword, firstName, (credentialId) =>
      run({
        context: stepOf(context, credentialId),
        stream: member,
        decide: (state) => changeOwnPassword(state, { oldCredentialId, credentialId, sessionId }),
      }),
    );
    await passwords.forget(oldCredentialId);
    return outcome;
  },
});
