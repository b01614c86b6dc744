import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Rejected } from '../commands/index.js';
import { sendRefusal } from '../http/index.js';

/** A bundle of pages: where it is served, and the folder that holds it. */
export interface WebPages {
  /** Without a slash at the end: `/vblh`. */
  readonly path: string;
  readonly folder: string;
}

/** Bundlers put a hash of the content into such names, so they never change. */
const HASHED = /[-.][\w-]{8,}\.(?:js|css|woff2?|png|svg|jpg|webp|mp3|ogg|wasm|map)$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const LOOK_AGAIN = 'no-cache';

/** Serves bundles of pages; every address inside of one that is no file leads to its first page, which routes on. */
export async function serveWebPages(
  fastify: FastifyInstance,
  bundles: readonly WebPages[],
): Promise<void> {
  for (const { path, folder } of bundles) {
    if (!existsSync(join(folder, 'index.html'))) continue;
    fastify.get(path, async (_request, reply) => reply.redirect(`${path}/`, 308));
    await fastify.register(
      async (scope) => {
        await scope.register(fastifyStatic, {
          root: folder,
          cacheControl: false,
          dotfiles: 'deny',
          redirect: false,
          setHeaders: (reply, file) => {
            void reply.header('cache-control', HASHED.test(file) ? FOR_EVER : LOOK_AGAIN);
          },
        });
        scope.setNotFoundHandler((request, reply) => firstPage(request, reply));
      },
      { prefix: path },
    );
  }
}

/** A missing file is missing; only what a browser asks for as a page gets one. */
function firstPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  if (isRead && wantsPage) return reply.code(200).sendFile('index.html');
  sendRefusal(reply, request, new Rejected('NOT_FOUND'));
  return undefined;
}
