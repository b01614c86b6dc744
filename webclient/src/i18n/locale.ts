import { currentLanguage } from './language.js';

/**
 * How dates and numbers are written: as the browser does in the language of the page, such as
 * `de-AT`.
 */
export function locale(): string {
  const language = currentLanguage();
  return navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
}
