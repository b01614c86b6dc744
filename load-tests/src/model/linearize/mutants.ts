/** Bugs that the harness must find; else its silence means nothing. */
export const MUTANTS = ['stale-read', 'double-pickup'] as const;
export type Mutant = (typeof MUTANTS)[number];
