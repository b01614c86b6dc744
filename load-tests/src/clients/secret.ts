import { randomBytes } from 'node:crypto';

/** Returns a secret that only a visitor's browser knows. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
