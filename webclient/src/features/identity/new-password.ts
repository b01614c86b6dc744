import { avoidsFirstName, keepsPolicy, type PasswordPolicy } from '@foyer/contracts/identity';

/** A new password as it is typed, twice. */
export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

export const NOTHING_TYPED: NewPassword = { password: '', again: '' };

/** The server's codes for a password that is weak under the present policy, or not a new one. */
export const WEAK_PASSWORD: readonly string[] = [
  'PASSWORD_TOO_WEAK',
  'PASSPHRASE_TOO_WEAK',
  'PASSPHRASE_COMMON',
  'PASSWORD_UNCHANGED',
];

/**
 * Returns why a new password cannot be sent: it breaks a rule, or was not typed the same way twice.
 */
export function newPasswordProblem(
  { password, again }: NewPassword,
  policy: PasswordPolicy,
  firstName = '',
): 'PASSWORD_RULE' | 'PASSWORDS_DIFFER' | undefined {
  const weak = !keepsPolicy(policy, password) || !avoidsFirstName(password, firstName);
  if (weak) return 'PASSWORD_RULE';
  return password === again ? undefined : 'PASSWORDS_DIFFER';
}
