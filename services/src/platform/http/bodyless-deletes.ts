import type { FastifyInstance } from 'fastify';

/**
 * Takes a DELETE that names a content and sends none, as the stock client of simple-rest does. One
 * that sends a content is refused as before.
 */
export function takeBodylessDeletes(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onRequest', ({ method, headers }, _reply, done) => {
    const sendsNothing =
      (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined;
    if (method === 'DELETE' && sendsNothing) delete headers['content-type'];
    done();
  });
}
