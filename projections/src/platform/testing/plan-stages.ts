/**
 * Stages by which MongoDB says that it reads a whole collection, or holds back an answer to put it
 * in order.
 */
export const SLOW_STAGES: readonly string[] = ['COLLSCAN', 'SORT'];

/**
 * The stages of the plan that a server chose, as `explain` reports it.
 * @returns Undefined if it names none, as with FerretDB: it reports the plan of the database below
 * it.
 */
export function planStages(explanation: object): readonly string[] | undefined {
  const { queryPlanner } = explanation as { readonly queryPlanner?: { winningPlan?: unknown } };
  const stages = stagesIn(queryPlanner?.winningPlan);
  return stages.length === 0 ? undefined : stages;
}

/**
 * Stages stand below each other, several below one for a union, and below `queryPlan` since MongoDB
 * 6.
 */
function stagesIn(plan: unknown): readonly string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const { stage } = plan as { readonly stage?: unknown };
  return [...(typeof stage === 'string' ? [stage] : []), ...Object.values(plan).flatMap(stagesIn)];
}
