import multipart from '@fastify/multipart';
import type { NestApplicationOptions } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BUILD_HEADER, fullPath, POSITION_HEADER } from '@foyer/contracts/schema';
import { routes } from '@foyer/contracts/surface';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import type { NewId } from '../clock/index.js';
import {
  CORRELATION_HEADER,
  currentScope,
  inScope,
  RequestProgress,
  usableCorrelationId,
  type Log,
  type Metrics,
} from '../observability/index.js';
import { Rejected } from '../cqrs/commands/index.js';
import { takeBodylessDeletes } from './bodyless-deletes.js';
import { answerUnreadable } from './unreadable-requests.js';
import { finishRequests } from './finish-requests.js';
import { pageBuild } from './pages/page-build.js';
import { allowOtherOrigins } from './other-origins.js';
import { observeRequests } from './observe-requests.js';
import { errorAnswerOf } from './errors/index.js';
import { sendError } from './error-filter.js';
import { trustsHop, type TrustProxy } from './trusted-proxies.js';
import { WITHOUT_SCHEMAS } from './without-schemas.js';

/** Largest body of a call, in bytes. Files have routes and limits of their own. */
export const BODY_MAX_BYTES = 256 * 1024;
/** Calls that take more than that, as the router knows them. */
const LARGER_BODIES: ReadonlyMap<string, number> = new Map(
  routes.flatMap((route) =>
    route.maxBytes === undefined
      ? []
      : [[`${route.method} ${fullPath(route).replace(/\{(\w+)\}/g, ':$1')}`, route.maxBytes]],
  ),
);
/** Calls that take a form of an HTML page. */
const FORMS: ReadonlySet<string> = new Set(
  routes.flatMap((route) => (route.form ? [fullPath(route)] : [])),
);
/** Longest value of a path parameter, in characters. */
const PARAMETER_MAX = 200;
/** How long a call may wait for all stores together, in milliseconds. */
const ANSWER_WITHIN_MS = 5_000;
const LARGE_WITHIN_MS = 60_000;
/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * The options for Nest on the adapter: Fastify reads bodies, the product's own code handles logs
 * and failures.
 */
export const NEST_OPTIONS: Pick<NestApplicationOptions, 'bodyParser' | 'logger' | 'abortOnError'> =
  {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  };

export interface HttpAdapterOptions {
  readonly newId: NewId;
  readonly trustProxy: TrustProxy;
  /** Origins in addition to the server's own whose pages may call; none by default. */
  readonly allowedOrigins?: readonly string[];
  readonly log: Log;
  readonly metrics: Metrics;
}

/**
 * Fastify as the product wants it: JSON only, bounded, no middleware (what is bound to paths can be
 * walked around), and every request with its correlation id.
 */
export function createHttpAdapter(options: HttpAdapterOptions): FastifyAdapter {
  const { newId, trustProxy, allowedOrigins = [] } = options;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxy === false ? false : trustsHop(trustProxy),
    rewriteUrl: ({ url = '/' }) => withoutSlashAtTheEnd(url),
    routerOptions: { maxParamLength: PARAMETER_MAX },
    multipart: false,
    ...WITHOUT_SCHEMAS,
    skipMiddie: true,
    // Browsers keep connections open on which they never asked anything; waiting for these would
    // hang every end.
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable,
    // A request that the router cannot read never reaches the filter.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      sendError(reply, request, errorAnswerOf(error) ?? new Rejected('UNEXPECTED'));
    },
  });
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  takeBodylessDeletes(fastify);
  // A form is what pages of other origins may send without asking, so only calls that are meant for
  // it take one.
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (!FORMS.has(request.routeOptions.url ?? '')) {
        done(new Rejected('UNSUPPORTED_MEDIA_TYPE'));
        return;
      }
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
  fastify.addHook('onRoute', (route) => {
    const limit = LARGER_BODIES.get(`${String(route.method)} ${route.url}`);
    if (limit !== undefined) route.bodyLimit = limit;
  });
  // Only lets forms in; they are read by the calls that take files, each with its own limits.
  void fastify.register(multipart);
  fastify.addHook('onRequest', (request, reply, done) => {
    // Always the server's own: one that a client chose would join its events to another call's
    // evidence.
    const correlationId = newId.next();
    const clientCorrelationId = usableCorrelationId(request.headers[CORRELATION_HEADER]);
    void reply
      .header(CORRELATION_HEADER, correlationId)
      .header(BUILD_HEADER, pageBuild())
      .header('cache-control', 'no-store');
    // A route for larger bodies has more to do with them.
    const isLarge = request.routeOptions.bodyLimit > BODY_MAX_BYTES;
    const progress = new RequestProgress(isLarge ? LARGE_WITHIN_MS : ANSWER_WITHIN_MS);
    inScope(
      {
        correlationId,
        progress,
        ...(clientCorrelationId !== undefined && { clientCorrelationId }),
      },
      done,
    );
  });
  allowOtherOrigins(fastify, allowedOrigins);
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    const position = currentScope()?.progress?.position;
    if (position !== undefined) void reply.header(POSITION_HEADER, position);
    done();
  });
  observeRequests(fastify, options);
  finishRequests(fastify);
  return adapter;
}

const CALL_WITH_SLASH = /^(\/api\/v2\/[^?]*[^/?])\/(?=\?|$)/;

/** Removes a slash at the end of a call's path. Its handler checks who may call, on any path. */
function withoutSlashAtTheEnd(url: string): string {
  return url.replace(CALL_WITH_SLASH, '$1');
}
