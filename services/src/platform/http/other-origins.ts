import { AS_OF_HEADER, POSITION_HEADER } from '@foyer/contracts/schema';
import type { FastifyInstance } from 'fastify';

import { CORRELATION_HEADER } from '../observability/index.js';

/** The headers that pages of other origins may send. */
const SENT = [
  ...['Accept-Language', 'Authorization', 'Content-Type', 'Range', AS_OF_HEADER],
  // Pages that trace themselves continue their traces here.
  ...['traceparent', 'tracestate'],
].join(', ');
/** The headers that they may read in addition to the body. */
const READ = [
  ...['Allow', 'Content-Range', 'Retry-After', 'Server-Timing'],
  ...[POSITION_HEADER, CORRELATION_HEADER],
].join(', ');
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** How long a browser need not ask again, in seconds: as long as browsers keep it at most. */
const KEPT_SECONDS = 7_200;

/**
 * Lets pages of the allowed origins make calls (CORS); to others no word of it is said, so that
 * their browsers keep the answers from them. No cookie is ever sent along, since calls are made
 * with a token; so credentials are not allowed. A hook of our own in place of `@fastify/cors`,
 * which adds a route to every path: one that answers a wrong method with 404.
 */
export function allowOtherOrigins(
  fastify: Pick<FastifyInstance, 'addHook'>,
  allowedOrigins: readonly string[],
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) {
      done();
      return;
    }
    // A cache must not hand the answer for one origin to another.
    void reply.header('vary', 'Origin');
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) {
      done();
      return;
    }
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': READ,
    });
    if (request.method !== 'OPTIONS' || asked === undefined) {
      done();
      return;
    }
    void reply
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': SENT,
        'access-control-max-age': KEPT_SECONDS,
      })
      .code(204)
      .send();
  });
}
