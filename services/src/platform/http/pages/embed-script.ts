import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

import { Rejected } from '../../cqrs/commands/index.js';
import { hasAlready } from '../answer.js';
import { sendError } from '../index.js';
import type { Bundle } from './bundle.js';

/** The address that companies write into their own pages: it stays the same in every version. */
const PATH = '/embed.js';
/** A site asks again after this time at the latest, in seconds, and shows the former one meanwhile. */
const FRESH_S = 600;
const STALE_S = 86_400;

/** Serves the script that puts portals on other sites, which all sites may load. */
export function serveEmbedding(fastify: FastifyInstance, { folder }: Bundle): void {
  const file = join(folder, 'embed.js');
  const script = existsSync(file) ? readFileSync(file) : undefined;
  const tag = `"${createHash('sha256')
    .update(script ?? '')
    .digest('base64url')}"`;
  fastify.get(PATH, async (request, reply) => {
    if (script === undefined) {
      sendError(reply, request, new Rejected('NOT_FOUND'));
      return reply;
    }
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': `public, max-age=${FRESH_S}, stale-while-revalidate=${STALE_S}`,
      etag: tag,
    });
    if (hasAlready(request, tag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
