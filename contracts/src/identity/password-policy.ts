import { z } from 'zod';

import { brokenPasswordRules } from './password-rule.js';

/** `composition`: 12 to 20 characters of all kinds; `passphrase`: 15 to 128 of any kind, and none that is common. */
export const PasswordPolicy = z.enum(['composition', 'passphrase']).meta({ id: 'PasswordPolicy' });
export type PasswordPolicy = z.output<typeof PasswordPolicy>;

/** Lengths of a passphrase, in characters. */
export const PASSPHRASE_MIN = 15;
export const PASSPHRASE_MAX = 128;

/** Whether a password has the form that a policy asks for. That it is none of the common ones, the server sees to. */
export function keepsPolicy(policy: PasswordPolicy, password: string): boolean {
  if (policy === 'composition') return brokenPasswordRules(password).length === 0;
  return password.length >= PASSPHRASE_MIN && password.length <= PASSPHRASE_MAX;
}
