import { Language } from '@foyer/contracts/identity';
import polyglot from 'ra-i18n-polyglot';

import { english } from './english.js';
import { german } from './german.js';
import { currentLocale, rememberLocale } from './locale.js';

/** Texts of the console in both languages. */
export const i18nProvider = polyglot(
  (locale) => {
    const language = Language.catch('de').parse(locale);
    rememberLocale(language);
    return language === 'en' ? english : german;
  },
  currentLocale(),
  [
    { locale: 'de', name: 'Deutsch' },
    { locale: 'en', name: 'English' },
  ],
);
