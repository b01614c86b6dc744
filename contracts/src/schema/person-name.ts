import { plainLine } from './plain-text.js';

/** The most characters of a first or a last name. */
export const PERSON_NAME_MAX = 100;

/** The most of what people read of a person: a first name, a blank and a last name. */
export const DISPLAY_NAME_MAX = 2 * PERSON_NAME_MAX + 1;

/** The name of a person as others read it. */
export const displayName = () => plainLine().min(1).max(DISPLAY_NAME_MAX);
