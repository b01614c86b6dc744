/** The longest description of an account or a profile, in characters. */
export const DESCRIPTION_MAX = 2000;
