import { unescape } from 'node:querystring';

/** The address of a Janus, and the secrets with which it lets the server in. */
export interface JanusEndpoint {
  /** `ws://` or `wss://`. */
  readonly url: string;
  readonly apiSecret?: string;
  /** Without it no one can make rooms, where Janus is configured so. */
  readonly adminKey?: string;
  /**
   * The folder that it writes recordings to, by the same path for Janus and for us; without one it
   * records nothing.
   */
  readonly recordings?: string | undefined;
}

/**
 * Returns the address of a Janus for people to read: without the user, the password and the query,
 * which may grant access.
 */
export function addressOf({ url }: JanusEndpoint): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Returns all secrets that let the server in, as they are sent and as they were written; no log may
 * hold any of them. The longest is first.
 */
export function secretsOf({ url, apiSecret, adminKey }: JanusEndpoint): readonly string[] {
  const { password, search } = new URL(url);
  const queried = search.slice(1).split('&');
  const sent = [password, ...queried.map((each) => each.slice(each.indexOf('=') + 1))];
  const secrets = new Set([
    apiSecret ?? '',
    adminKey ?? '',
    ...sent,
    ...sent.map((each) => unescape(each)),
  ]);
  secrets.delete('');
  return [...secrets].toSorted((one, other) => other.length - one.length);
}
