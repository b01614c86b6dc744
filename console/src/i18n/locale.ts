import {
  BASE_PATH,
  Language,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
} from '@foyer/contracts/identity';

/** The language in use: the chosen one, else the browser's, else German. */
export function currentLocale(): Language {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([a-z]{2})`).exec(document.cookie)?.[1];
  const parsed = Language.safeParse(chosen ?? navigator.language.slice(0, 2));
  return parsed.success ? parsed.data : 'de';
}

/** Keeps the choice of a language. */
export function rememberLocale(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=${BASE_PATH}; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`;
  document.documentElement.lang = language;
}
