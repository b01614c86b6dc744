import type { FastifyInstance } from 'fastify';

/** At the end of the program, requests under way get this long, in milliseconds. */
const FINISH_WITHIN_MS = 1_000;

/** Answers requests from before the end; idle connections are not waited for. */
export function finishRequests(fastify: Pick<FastifyInstance, 'addHook'>): void {
  let underWay = 0;
  let onIdle: () => void = () => undefined;
  fastify.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    // Answered, or given up by its client.
    reply.raw.once('close', () => {
      underWay -= 1;
      if (underWay === 0) onIdle();
    });
    done();
  });
  fastify.addHook('preClose', (done) => {
    const late = setTimeout(done, underWay === 0 ? 0 : FINISH_WITHIN_MS);
    onIdle = () => {
      clearTimeout(late);
      done();
    };
  });
}
