import { chosenLanguage, languageCookie, type Language } from '@foyer/contracts/identity';

const FALLBACK: Language = 'de';

const isLanguage = (text: string | undefined): text is Language => text === 'en' || text === 'de';

/** True if the user has chosen a language on this browser a short while ago. */
export const isLanguageChosen = (cookies: string): boolean => chosenLanguage(cookies) !== undefined;

/**
 * The language of this page's visitor: as chosen last, else the browser's own, else the
 * deployment's.
 */
export function detectLanguage(
  cookies: string,
  preferred: readonly string[],
  usual: Language = FALLBACK,
): Language {
  const chosen = chosenLanguage(cookies);
  if (chosen !== undefined) return chosen;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? usual;
}

/** Keeps a choice for web client and console. */
export function rememberLanguage(language: Language): void {
  document.cookie = languageCookie(language);
}

/** The language that the page speaks now. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : FALLBACK;
}
