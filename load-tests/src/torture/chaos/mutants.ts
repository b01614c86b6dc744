/**
 * Bugs that the harness must find; else its silence means nothing. The last two need real servers.
 */
export const MUTANTS = ['commands-wait', 'lost-mail', 'lost-event', 'doubled-effect'] as const;
export type Mutant = (typeof MUTANTS)[number];
