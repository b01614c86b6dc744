import type { PasswordPolicy } from './password-policy.js';
import { brokenPasswordRules, passwordStrength, type PasswordStrength } from './password-rule.js';

/** Lengths of a passphrase, in characters. */
export const PASSPHRASE_MIN = 15;
export const PASSPHRASE_MAX = 128;

const hasLength = (passphrase: string): boolean =>
  passphrase.length >= PASSPHRASE_MIN && passphrase.length <= PASSPHRASE_MAX;

/**
 * True if a password has the form that a policy requires. The server ensures that it is not a
 * common one.
 */
export function keepsPolicy(policy: PasswordPolicy, password: string): boolean {
  return policy === 'composition'
    ? brokenPasswordRules(password).length === 0
    : hasLength(password);
}

/** How strong a password is under a policy; of a passphrase it is length and variety that count. */
export function strengthUnder(policy: PasswordPolicy, password: string): PasswordStrength {
  if (policy === 'composition') return passwordStrength(password);
  if (password === '') return 'nothing';
  const different = new Set(password.toLowerCase()).size;
  if (!hasLength(password)) return password.length < 8 ? 'very-weak' : 'weak';
  if (different < 6) return 'weak';
  return password.length >= 20 && different >= 8 ? 'strong' : 'medium';
}
