import type { FastifyInstance } from 'fastify';

import { framedBy } from './security-headers.js';

/** Which other sites may show a page in a frame, and read what their buttons show of it. */
export interface Embedding {
  /** The sites for the page at a path; undefined if no site may show it. */
  framing(path: string): Promise<readonly string[] | undefined>;
  /** True if a site may read the answer at a path. */
  mayRead(path: string, origin: string): Promise<boolean>;
}

const POLICY = 'content-security-policy';

/** Lets the sites that a page allows show it in a frame, and read the call for their buttons. */
export function allowEmbedding(
  fastify: Pick<FastifyInstance, 'addHook'>,
  embedding: Embedding,
): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const sites = await embedding.framing(path);
    if (sites !== undefined) {
      void reply.header(POLICY, framedBy(String(reply.getHeader(POLICY)), sites));
      // It knows no other sites; browsers that follow the policy above do not ask it.
      void reply.removeHeader('x-frame-options');
    }
    const { origin } = request.headers;
    if (origin === undefined || !(await embedding.mayRead(path, origin))) return;
    void reply.header('access-control-allow-origin', origin);
  });
}
