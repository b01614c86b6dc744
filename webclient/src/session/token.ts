/** The claims that can be read from a token without its key: the server decides. */
export interface TokenClaims {
  /** End of validity in seconds since 1970. */
  readonly exp?: number;
  readonly sub?: string;
  /** The sign-in that a token of a member belongs to; one that is prolonged stays the same. */
  readonly sid?: string;
}

/** The claims of a JWT, or undefined where it is none. */
export function readClaims(token: string): TokenClaims | undefined {
  const part = token.split('.')[1];
  if (part === undefined) return undefined;
  try {
    const bytes = atob(part.replace(/-/g, '+').replace(/_/g, '/'));
    return JSON.parse(bytes) as TokenClaims;
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds for which a token is still good; 0 where it is not, endless where it does not say.
 */
export function timeLeft(token: string, now: number): number {
  const claims = readClaims(token);
  if (claims === undefined) return 0;
  return claims.exp === undefined ? Number.POSITIVE_INFINITY : Math.max(0, claims.exp * 1000 - now);
}
