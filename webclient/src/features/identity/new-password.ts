import { avoidsFirstName, keepsPolicy, type PasswordPolicy } from '@foyer/contracts/identity';

/** A new password as it is typed, twice. */
export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

export const NOTHING_TYPED: NewPassword = { password: '', again: '' };

/** What the server says of a password that is weak under the policy in force. */
export const WEAK_PASSWORD: readonly string[] = [
  'PASSWORD_TOO_WEAK',
  'PASSPHRASE_TOO_WEAK',
  'PASSPHRASE_COMMON',
];

/** What keeps a new password from being sent: a rule that it breaks, or that it was not typed the same way twice. */
export function newPasswordProblem(
  { password, again }: NewPassword,
  policy: PasswordPolicy,
  firstName = '',
): 'PASSWORD_RULE' | 'PASSWORDS_DIFFER' | undefined {
  const weak = !keepsPolicy(policy, password) || !avoidsFirstName(password, firstName);
  if (weak) return 'PASSWORD_RULE';
  return password === again ? undefined : 'PASSWORDS_DIFFER';
}
