import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';

import { currentLocale, rememberLocale, spoken } from './locale.js';

const texts = {
  en: async () => (await import('./english.js')).english,
  de: async () => (await import('./german.js')).german,
};

/** Texts of the console in both languages; the other one is loaded when it is chosen. */
export async function loadI18nProvider(): Promise<I18nProvider> {
  const first = currentLocale();
  const atOnce = await texts[first]();
  return polyglot(
    (locale) => {
      const language = spoken(locale);
      rememberLocale(language);
      return language === first ? atOnce : texts[language]();
    },
    first,
    [
      { locale: 'de', name: 'Deutsch' },
      { locale: 'en', name: 'English' },
    ],
  );
}
