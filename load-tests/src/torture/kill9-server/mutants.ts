/** Bugs that the harness must find; else its silence means nothing. */
export const MUTANTS = ['ack-before-answer', 'lost-document'] as const;
export type Mutant = (typeof MUTANTS)[number];
