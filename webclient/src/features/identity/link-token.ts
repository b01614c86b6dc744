/** Shorter ones were cut off on their way, as mail programs do with long lines. */
const TOKEN_MIN = 20;

/**
 * The token that a mailed or printed link carries behind its `#`, or null where the link has lost
 * it.
 */
export function linkToken(hash: string): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  return token.length >= TOKEN_MIN ? token : null;
}
