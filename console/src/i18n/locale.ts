import {
  BASE_PATH,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  type Language,
} from '@foyer/contracts/identity';

import { told } from '../page-settings/told.js';

/** A language that the console speaks: the named one, else German. */
export const spoken = (locale: string | undefined): Language => (locale === 'en' ? 'en' : 'de');

/** The language in use: the chosen one, else the browser's, else the deployment's. */
export function currentLocale(): Language {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([a-z]{2})`).exec(document.cookie)?.[1];
  const own = chosen ?? navigator.language.slice(0, 2);
  return own === 'en' || own === 'de' ? own : told().defaultLanguage;
}

/** Keeps the choice of a language. */
export function rememberLocale(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=${BASE_PATH}; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`;
  document.documentElement.lang = language;
}
