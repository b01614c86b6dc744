import { TOKEN_STORAGE_KEY } from '@foyer/contracts/identity';

/** The token that the sign-in page left in this browser; console and web client share it. */
export function readToken(): string | undefined {
  return localStorage.getItem(TOKEN_STORAGE_KEY) ?? undefined;
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
}

/** True if a token has expired; a token that cannot be read counts as expired. */
export function isExpired(token: string, now: number): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: number;
    };
    return claims.exp === undefined || claims.exp * 1000 <= now;
  } catch {
    return true;
  }
}
