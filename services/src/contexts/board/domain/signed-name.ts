import type { Language } from '@foyer/contracts/identity';

const SIGNED: Readonly<Record<Language, string>> = { en: 'signed', de: 'unterschrieben' };
const SIGNED_ALREADY = new RegExp(`( \\((${Object.values(SIGNED).join('|')})\\))?\\.[^.]*$`);

/**
 * Returns the name of a signed document, in the language of its page of evidence. A document that
 * is signed by several is called signed once.
 */
export const signedName = (name: string, language: Language): string =>
  `${name.replace(SIGNED_ALREADY, '')} (${SIGNED[language]}).pdf`;
