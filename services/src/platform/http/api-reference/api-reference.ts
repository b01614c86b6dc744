import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { asyncApiDocument, openApiDocument } from '@foyer/contracts/publication';
import type { MessageDefinition, RouteDefinition } from '@foyer/contracts/schema';
import type { FastifyInstance } from 'fastify';

import { realtimePage } from './realtime-page.js';
import { REFERENCE_PAGE, REFERENCE_SCRIPT } from './reference-page.js';

/**
 * The routes and messages of the running program; read at each look, once the program is complete.
 */
export interface Served {
  readonly routes: () => readonly RouteDefinition[];
  readonly messages: () => readonly MessageDefinition[];
}

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** Serves the reference of what is served, and of nothing else. */
export async function serveApiReference(
  fastify: FastifyInstance,
  { routes, messages }: Served,
): Promise<void> {
  const openApi = once(() => openApiDocument(routes()));
  const asyncApi = once(() => asyncApiDocument(messages()));
  const realtime = once(() => realtimePage(messages()));
  fastify.get('/api/docs', async (_request, reply) => reply.type(HTML).send(REFERENCE_PAGE));
  fastify.get('/api/docs/reference.js', async (_request, reply) =>
    reply.type(SCRIPT).send(REFERENCE_SCRIPT),
  );
  fastify.get('/api/docs/openapi.json', async (_request, reply) => reply.send(openApi()));
  fastify.get('/api/docs/realtime', async (_request, reply) => reply.type(HTML).send(realtime()));
  fastify.get('/api/docs/realtime/asyncapi.json', async (_request, reply) =>
    reply.send(asyncApi()),
  );
  await fastify.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/ui/',
    allowedPath: (path) =>
      /^\/(?:swagger-ui(?:-bundle)?\.(?:js|css)|favicon-32x32\.png)$/.test(path),
    index: false,
    decorateReply: false,
    cacheControl: false,
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
