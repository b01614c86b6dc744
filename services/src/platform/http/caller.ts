import type { FastifyRequest } from 'fastify';

import type { Actor } from '../cqrs/commands/index.js';

const callers = new WeakMap<FastifyRequest, Actor>();

/** Notes who a request comes from, once that is established. */
export function keepCaller(request: FastifyRequest, actor: Actor): void {
  callers.set(request, actor);
}

/** The caller of a request; undefined until the guard has let it in. */
export function callerOf(request: FastifyRequest): Actor | undefined {
  return callers.get(request);
}
