import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * @returns A secret for the page of this start: 256 bits, of characters that fit a fragment and a
 * subprotocol.
 */
export const makePageSecret = (): string => randomBytes(32).toString('base64url');

/** Takes the same time for any difference and any lengths of two secrets. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
