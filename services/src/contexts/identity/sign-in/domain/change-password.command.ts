import { defineCommand, memberOf, Rejected, stepOf, stream } from '#platform/cqrs';
import { changeOwnPassword } from './set-password.js';
import { Member } from '../../members/streams.js';
import { NewPasswords } from '../../members/domain/new-passwords.service.js';
import { ownPasswordNeeds, proveOwnPassword } from './prove-own-password.service.js';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** The address of the caller. */
  readonly address: string;
}

/** Change the caller's own password. */
export const ChangePassword = defineCommand({
  name: 'ChangePassword',
  needs: { ...ownPasswordNeeds, passwords: NewPasswords },
  handle: async (data: PasswordChange, { context, needs, run, stateOf }) => {
    const { passwords } = needs;
    const actor = memberOf(context);
    const member = stream(Member, actor.id);
    const before = await stateOf(member);
    const known = before.status === 'unknown' ? null : before;
    if (known !== null && known.source !== null) throw new Rejected('PASSWORD_FROM_SOURCE');
    const { oldPassword: password, address } = data;
    const given = { memberId: actor.id, password, address };
    const oldCredentialId = await proveOwnPassword(needs, before, given);
    const { sessionId } = actor;
    const owner = { firstName: known?.details.firstName ?? null, credentialId: oldCredentialId };
    const outcome = await passwords.laidDown(data.newPassword, owner, (credentialId) =>
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
