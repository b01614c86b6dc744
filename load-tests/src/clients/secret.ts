import { randomBytes } from 'node:crypto';

/** What only a visitor's browser knows. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
