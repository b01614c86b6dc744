/**
 * The groups that a provider names, or why they are not known: it said nothing of them, or said it
 * in a form that is neither a text nor a list of texts. Both are another thing than no groups.
 */
export type SaidGroups = readonly string[] | 'missing' | 'not-understood';
