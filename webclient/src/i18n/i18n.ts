import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@foyer/contracts/identity';

import { currentLanguage, detectLanguage, rememberLanguage } from './language.js';
import type { StaffTexts } from './en/staff.js';
import type { VisitorTexts } from './en/visitors.js';

const forVisitors: Readonly<Record<Language, () => Promise<VisitorTexts>>> = {
  en: async () => (await import('./en/visitors.js')).visitors,
  de: async () => (await import('./de/visitors.js')).visitors,
};
const forStaff: Readonly<Record<Language, () => Promise<StaffTexts>>> = {
  en: async () => (await import('./en/staff.js')).staff,
  de: async () => (await import('./de/staff.js')).staff,
};

let speaksToStaff = false;

const apply = (language: Language) => {
  document.documentElement.lang = language;
};

const add = (language: Language, texts: object) => {
  i18next.addResourceBundle(language, 'translation', texts, true, true);
};

/** Loads the visitor's language, and no other, before the first page is drawn. */
export async function startI18n(): Promise<void> {
  const language = detectLanguage(document.cookie, navigator.languages);
  apply(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await forVisitors[language]() } },
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  });
}

/** Loads what is said to staff alone; their pages are drawn after it. */
export async function speakToStaff(): Promise<void> {
  const language = currentLanguage();
  // Before waiting: a language that is chosen meanwhile brings its texts for staff along.
  speaksToStaff = true;
  add(language, await forStaff[language]());
}

/** Changes the language of the page at once, and of web client and console from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  add(language, await forVisitors[language]());
  if (speaksToStaff) add(language, await forStaff[language]());
  apply(language);
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}
