import { z } from 'zod';
import { plainLine } from '../schema/plain-text.js';

/** Lengths of a user name (specification, section 5). */
export const USER_NAME_MIN = 5;
export const USER_NAME_MAX = 20;

/**
 * A user name: 5 to 20 letters, digits and `_ . #  ,`, beginning and ending with a letter or digit,
 * never two special characters in a row.
 */
export const UserName = plainLine()
  .min(USER_NAME_MIN, 'USER_NAME_INVALID')
  .max(USER_NAME_MAX, 'USER_NAME_INVALID')
  .regex(/^[A-Za-z0-9](?:[_.#,]?[A-Za-z0-9])*$/, 'USER_NAME_INVALID')
  .meta({ id: 'UserName', examples: ['erika.muster'] });

/** Longest e-mail address (RFC 5321). */
const EMAIL_MAX = 254;

/**
 * A typed user name or e-mail at sign-in. The names of a directory may be shorter than those of
 * here.
 */
export const Login = plainLine()
  .min(1, 'LOGIN_LENGTH')
  .max(EMAIL_MAX, 'LOGIN_LENGTH')
  .meta({ id: 'Login', examples: ['erika.muster'] });

/** Longest part of an e-mail address before its @ (RFC 5321). */
const LOCAL_PART_MAX = 64;

/** An e-mail address. */
export const Email = plainLine()
  .check(z.email('EMAIL_INVALID'))
  .max(EMAIL_MAX)
  .refine((address) => address.lastIndexOf('@') <= LOCAL_PART_MAX, 'EMAIL_INVALID')
  .meta({ id: 'Email' });
