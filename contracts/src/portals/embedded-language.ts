/*
 * Apart from the other facts of an embedded portal's address: a file that two parts of the visitor's
 * page share would be named in its first script, for all visitors.
 */

export const LANGUAGE_PARAMETER = 'language';

/** The language of the page around an embedded portal; empty if it names none. */
export const languageIn = (fragment: string): string =>
  new URLSearchParams(fragment.slice(1)).get(LANGUAGE_PARAMETER) ?? '';
