import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';

import { Rejected } from '../../cqrs/commands/index.js';
import { PROGRAM } from '../../eventing/log-format/index.js';
import type { Health } from '../../health/index.js';
import { sendError } from '../../http/index.js';
import { pageBuild } from '../../http/pages/page-build.js';
import type { Metrics } from '../../observability/index.js';

export interface OperationsOptions {
  readonly health: Health;
  readonly metrics: Metrics;
  /** Lets other machines read the metrics. */
  readonly metricsToken: string | undefined;
}

/** Every path of it. */
export const OPERATIONS = ['/health/live', '/health/ready', '/metrics'];

/**
 * Serves the requests of those who operate the server. Health gives only states, to every caller;
 * metrics are for this machine, and for holders of the token.
 */
export function serveOperations(
  fastify: FastifyInstance,
  { health, metrics, metricsToken }: OperationsOptions,
): void {
  fastify.get('/health/live', async () => ({ state: 'up' }));

  fastify.get('/health/ready', async (request, reply) => {
    const report = await health.report();
    // A version tells strangers which faults the server has.
    const build = mayReadMetrics(request, metricsToken)
      ? { version: PROGRAM, build: pageBuild() }
      : {};
    return reply.status(report.state === 'down' ? 503 : 200).send({ ...report, ...build });
  });

  fastify.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) {
      sendError(reply, request, new Rejected('FORBIDDEN'));
      return reply;
    }
    const { registry } = metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** How this machine calls itself. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * The headers that proxies add about the client and its request. Each proxy has its own names for
 * them.
 */
const PASSED_ON =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|.+-(?:client|connecting)-ip|x-envoy-.+)$/;

/** A request that was passed on by a proxy comes from this machine only in appearance. */
function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const isPassedOn = Object.keys(headers).some((name) => PASSED_ON.test(name));
  const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  // A page of elsewhere whose name was made to lead here asks under that name.
  const isAskedByName = LOCAL_HOST.test(headers.host ?? '');
  if (isLocal && !isPassedOn && isAskedByName) return true;
  return token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
