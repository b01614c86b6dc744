import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';

import {
  CORRELATION_HEADER,
  currentTraceparent,
  inSpan,
  spanUnder,
  type Log,
  type Metrics,
} from '../observability/index.js';

/** Codes of kept places and receipts, and tokens of links: each grants access, by any method. */
const CODES =
  /(?<=\/~)[^/]+|(?<=\/(?:reset|set-password|confirm-email)\/)[^/]+|(?<=\/transaction\/)[^/]+(?=\/(?:public|payment|reversedPayment)Receipt)/g;

/** The loggable part of a request's path: no query, and no token or code, which grants access. */
export function pathOf({
  url,
  routeOptions,
}: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  if (routeOptions.url?.includes(':token')) return routeOptions.url;
  return (url.split('?', 1)[0] ?? url).replace(CODES, '…');
}

/** Counts, times, traces and logs every request by its route. */
export function observeRequests(
  fastify: Pick<FastifyInstance, 'addHook'>,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { traceparent, tracestate } = request.headers;
    const span = spanUnder(
      { traceparent: single(traceparent), tracestate: single(tracestate) },
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      },
    );
    spans.set(request, span);
    inSpan(span, () => {
      const own = currentTraceparent();
      // By this name a browser and its tools find the trace of an answer.
      if (own !== undefined) void reply.header('server-timing', `traceparent;desc="${own}"`);
      done();
    });
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const status = reply.statusCode;
    const route = request.routeOptions.url ?? 'none';
    metrics.http.observe({ method, route, status }, reply.elapsedTime / 1000);
    const span = spans.get(request);
    span?.setAttributes({
      'http.response.status_code': status,
      'foyer.correlation_id': String(reply.getHeader(CORRELATION_HEADER) ?? ''),
    });
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    const line = { method, path: pathOf(request), status, ms: Math.round(reply.elapsedTime) };
    if (status >= 500) log.warn('request', line);
    else if (isWorthALine(method, status)) log.info('request', line);
    else log.debug('request', line);
    done();
  });
}

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Reading is not; there is too much of it. */
const isWorthALine = (method: string, status: number): boolean =>
  (method !== 'GET' && method !== 'HEAD') || status === 401 || status === 403 || status === 429;
