import { z } from 'zod';

import { brokenPasswordRules, PASSWORD_MAX, PASSWORD_MIN } from './password-rule.js';

/** A new password: 12 to 20 characters with upper, lower, digit and special, without spaces. */
export const NewPassword = z
  .string()
  .max(128, 'PASSWORD_RULE')
  .refine((password) => brokenPasswordRules(password).length === 0, 'PASSWORD_RULE')
  .meta({
    id: 'NewPassword',
    examples: ['Guten-Morgen-26'],
    minLength: PASSWORD_MIN,
    maxLength: PASSWORD_MAX,
    writeOnly: true,
  });

/** Fewest characters of a password under the earlier rule, which holds only for passwords that exist already. */
export const BASIC_PASSWORD_MIN = 8;

/** Whether a password keeps the earlier rule: 8 characters with one of `! @ # $ % ^ & *`. */
export function keepsBasicRule(password: string): boolean {
  return password.length >= BASIC_PASSWORD_MIN && /[!@#$%^&*]/.test(password);
}

/** A password as somebody types it to prove who they are; only its size is limited here. */
export const TypedPassword = z
  .string()
  .min(1)
  .max(128)
  .meta({ id: 'TypedPassword', examples: ['Guten-Morgen-26'], writeOnly: true });
