import { z } from 'zod';

import { keepsPolicy, PASSPHRASE_MAX } from './passphrase.js';
import { PasswordPolicy } from './password-policy.js';
import { PASSWORD_MIN } from './password-rule.js';

/**
 * A new password, in a form that one of the policies takes; whether it is the one in force is
 * decided later.
 */
export const NewPassword = z
  .string()
  .max(PASSPHRASE_MAX, 'PASSWORD_RULE')
  .refine(
    (password) => PasswordPolicy.options.some((policy) => keepsPolicy(policy, password)),
    'PASSWORD_RULE',
  )
  .meta({
    id: 'NewPassword',
    examples: ['Guten-Morgen-26'],
    minLength: PASSWORD_MIN,
    maxLength: PASSPHRASE_MAX,
    writeOnly: true,
  });

/**
 * Fewest characters of a password under the earlier rule, which holds only for passwords that exist
 * already.
 */
export const BASIC_PASSWORD_MIN = 8;

/** True if a password keeps the earlier rule: 8 characters with one of `! @ # $ % ^ & *`. */
export function keepsBasicRule(password: string): boolean {
  return password.length >= BASIC_PASSWORD_MIN && /[!@#$%^&*]/.test(password);
}

/** A password as it is typed for a sign-in; only its size is limited here. */
export const TypedPassword = z
  .string()
  .min(1)
  .max(128)
  .meta({ id: 'TypedPassword', examples: ['Guten-Morgen-26'], writeOnly: true });
