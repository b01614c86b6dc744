import { z } from 'zod';

import { PASSWORD_MAX, PASSWORD_MIN } from './password-rule.js';

/** A new password: 12 to 20 characters with upper, lower, digit and special, without spaces. */
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .regex(/[a-z]/)
  .regex(/[A-Z]/)
  .regex(/[0-9]/)
  .regex(/[^A-Za-z0-9\s]/)
  .regex(/^\S*$/)
  .meta({ id: 'NewPassword', writeOnly: true });

/** A password as somebody types it to prove who they are; only its size is limited here. */
export const TypedPassword = z
  .string()
  .min(1)
  .max(128)
  .meta({ id: 'TypedPassword', writeOnly: true });

/** Whether a password that fits {@link NewPassword} keeps out of it the first name of its owner. */
export function avoidsFirstName(password: string, firstName: string): boolean {
  const name = firstName.trim().toLowerCase();
  return name.length < 3 || !password.toLowerCase().includes(name);
}
