import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@foyer/contracts/identity';

import { detectLanguage, rememberLanguage } from './language.js';
import type { Catalogue } from './en/index.js';

const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en/index.js')).en,
  de: async () => (await import('./de/index.js')).de,
};

const apply = (language: Language) => {
  document.documentElement.lang = language;
};

/** Loads the visitor's language, and no other, before the first page is drawn. */
export async function startI18n(): Promise<void> {
  const language = detectLanguage(document.cookie, navigator.languages);
  apply(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await catalogues[language]() } },
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  });
}

/** Changes the language of the page at once, and of web client and console from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await catalogues[language]());
  }
  apply(language);
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}
