const refuse = (): never => {
  throw new Error('A route of Fastify has a schema; schemas are the business of contracts');
};

/**
 * For every Fastify of the product, in place of the compilers that it brings for schemas of its own
 * kind. No route has one, and loading them takes a tenth of a start.
 */
export const WITHOUT_SCHEMAS = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
};
