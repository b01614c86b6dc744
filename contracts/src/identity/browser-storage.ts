import type { Language } from '../schema/language.js';

/** The path of web client and console (specification, section 9). */
export const BASE_PATH = '/vblh';

/**
 * Local storage key of a member's token; prefixed with the base path, shared by web client and
 * console.
 */
export const TOKEN_STORAGE_KEY = '/vblh/jwtToken';

const LANGUAGE_COOKIE = 'foyer-language';
const LANGUAGE_COOKIE_SECONDS = 600;

/**
 * Returns the cookie that keeps a chosen language for all pages and for the server. All write it for
 * the same path: of two cookies with one name, browsers would send both.
 */
export const languageCookie = (language: Language): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`;

/**
 * Returns the language that was chosen on this browser a short while ago, by its cookies; undefined
 * without a choice.
 */
export function chosenLanguage(cookies: string): Language | undefined {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(en|de)(?:;|$)`).exec(cookies)?.[1];
  return chosen as Language | undefined;
}
