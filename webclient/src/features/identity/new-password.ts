import { avoidsFirstName, brokenPasswordRules } from '@foyer/contracts/identity';

/** A new password as it is typed, twice. */
export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

export const NOTHING_TYPED: NewPassword = { password: '', again: '' };

/** What keeps a new password from being sent: a rule that it breaks, or that it was not typed the same way twice. */
export function newPasswordProblem(
  { password, again }: NewPassword,
  firstName = '',
): 'PASSWORD_RULE' | 'PASSWORDS_DIFFER' | undefined {
  const weak = brokenPasswordRules(password).length > 0 || !avoidsFirstName(password, firstName);
  if (weak) return 'PASSWORD_RULE';
  return password === again ? undefined : 'PASSWORDS_DIFFER';
}
