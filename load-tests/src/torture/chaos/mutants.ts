/** Bugs that the harness must find; else its silence means nothing. */
export const MUTANTS = ['commands-wait', 'lost-mail'] as const;
export type Mutant = (typeof MUTANTS)[number];
