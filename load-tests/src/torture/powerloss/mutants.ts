/**
 * Bugs that the harness must find; else its silence means nothing. The last one shows where the
 * kernel refuses.
 */
export const MUTANTS = ['synchronous-normal', 'synchronous-off', 'ack-failure'] as const;
export type Mutant = (typeof MUTANTS)[number];
