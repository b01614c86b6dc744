const refuse = (): never => {
  throw new Error('A route of Fastify has a schema; schemas are the business of contracts');
};

/**
 * In place of the compilers that Fastify brings for schemas of its own kind. No route has one, and loading them takes a
 * tenth of a start.
 */
export const NO_FASTIFY_SCHEMAS = { buildValidator: refuse, buildSerializer: refuse };
