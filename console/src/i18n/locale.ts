import { chosenLanguage, languageCookie, type Language } from '@foyer/contracts/identity';

import { told } from '../page-settings/told.js';

/** A language that the console speaks: the named one, else German. */
export const spoken = (locale: string | undefined): Language => (locale === 'en' ? 'en' : 'de');

/** The language in use: the chosen one, else the browser's, else the deployment's. */
export function currentLocale(): Language {
  const own = chosenLanguage(document.cookie) ?? navigator.language.slice(0, 2);
  return own === 'en' || own === 'de' ? own : told().defaultLanguage;
}

/** Keeps the choice of a language. */
export function rememberLocale(language: Language): void {
  document.cookie = languageCookie(language);
  document.documentElement.lang = language;
}
