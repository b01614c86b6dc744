const NAME = 'foyer_media';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`);
const BEARER = /^Bearer +(\S+) *$/i;

/**
 * A cookie that carries the token of a request to one address alone, for elements that play media, which send no headers.
 * The token is looked at each time, so that it ends as it would elsewhere; the cookie ends with the browser.
 */
export function mediaCookie(authorization: string, path: string, isSecure: boolean): string {
  const token = BEARER.exec(authorization)?.[1] ?? '';
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${encodeURIComponent(token)}; Path=${path}; HttpOnly; SameSite=Strict${secure}`;
}

/** The token that a media cookie carries; undefined where there is none. */
export function tokenOfMediaCookie(header: string | undefined): string | undefined {
  const value = COOKIE.exec(header ?? '')?.[1];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
