import type { FastifyRequest } from 'fastify';

/** True if the client already holds this answer (RFC 9110, section 13.1.2). */
export function hasAlready({ headers }: FastifyRequest, etag: string | undefined): boolean {
  const held = headers['if-none-match'];
  return etag !== undefined && held?.split(/\s*,\s*/).includes(etag) === true;
}
