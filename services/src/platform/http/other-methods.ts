import { NotFoundException } from '@nestjs/common';
import { fullPath } from '@foyer/contracts/schema';
import { routes } from '@foyer/contracts/surface';
import type { FastifyRequest } from 'fastify';

import { Rejected } from '../cqrs/commands/index.js';
import { pathOf } from './observe-requests.js';

/** The calls of the product: which paths they have, and how each is asked. */
const CALLS = routes
  .filter(({ planned }) => planned !== true)
  .map((route) => ({
    method: route.method,
    path: new RegExp(`^${fullPath(route).replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/**
 * Says how a path is asked that the router knows, though not by this method; undefined for every
 * other failure.
 */
export function otherMethodsOf(error: unknown, request: FastifyRequest): Rejected | undefined {
  if (!(error instanceof NotFoundException)) return undefined;
  const path = pathOf(request);
  const methods = CALLS.filter((call) => call.path.test(path)).map(({ method }) => method);
  const all = methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
  if (all.length === 0 || all.some((method) => method === request.method)) return undefined;
  return new Rejected('METHOD_NOT_ALLOWED', { allow: [...new Set(all)].sort().join(', ') });
}
