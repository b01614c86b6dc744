import type { IncomingMessage } from 'node:http';

/**
 * Whether a page may open a connection: one of the product's own addresses. What is no browser sends no origin and is
 * let through to the token.
 */
export function mayConnect(
  { headers }: Pick<IncomingMessage, 'headers'>,
  allowedOrigins: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
