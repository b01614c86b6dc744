import type { IncomingHttpHeaders } from 'node:http';
import { LOCAL_PROTOCOL, LOCAL_SECRET_PREFIX } from '@foyer/contracts/local';

import { isSameSecret } from './page-secret.js';

/** The rule for connections to a local socket. */
export interface HandshakeRule {
  /** Origin of the kiosk's page. */
  readonly origin: string;
  readonly secret: string;
}

/** The reason of a refused connection; the page receives only the status. */
export interface HandshakeErrorAnswer {
  readonly status: 400 | 401 | 403;
  readonly reason: string;
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;

/**
 * Only the kiosk's own page may speak to the agent. Its origin keeps other pages of the browser
 * out, and the secret other programs of the machine. The host name keeps out pages whose name was
 * pointed at this machine.
 * @returns Undefined if it may.
 */
export function judgeHandshake(
  headers: IncomingHttpHeaders,
  { origin, secret }: HandshakeRule,
): HandshakeErrorAnswer | undefined {
  if (!LOOPBACK.test(headers.host ?? '')) return { status: 403, reason: 'foreign host name' };
  if (headers.origin !== origin) return { status: 403, reason: 'foreign origin' };
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  if (!offered.includes(LOCAL_PROTOCOL)) return { status: 400, reason: 'other protocol' };
  const shown = offered.find((each) => each.startsWith(LOCAL_SECRET_PREFIX));
  if (shown === undefined) return { status: 401, reason: 'missing secret' };
  const isKnown = isSameSecret(shown.slice(LOCAL_SECRET_PREFIX.length), secret);
  return isKnown ? undefined : { status: 401, reason: 'wrong secret' };
}
