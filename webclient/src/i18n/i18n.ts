import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@foyer/contracts/identity';

import { company } from '../state/company.js';
import { currentLanguage, detectLanguage, rememberLanguage } from './language.js';
import type { CallTexts } from './en/call-texts.js';
import type { KioskTexts } from './en/kiosk-texts.js';
import type { ReceiptTexts } from './en/receipt-texts.js';
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

const forKiosks: Readonly<Record<Language, () => Promise<KioskTexts>>> = {
  en: async () => (await import('./en/kiosk-texts.js')).kioskTexts,
  de: async () => (await import('./de/kiosk-texts.js')).kioskTexts,
};

const forCalls: Readonly<Record<Language, () => Promise<CallTexts>>> = {
  en: async () => (await import('./en/call-texts.js')).callTexts,
  de: async () => (await import('./de/call-texts.js')).callTexts,
};

const forReceipts: Readonly<Record<Language, () => Promise<ReceiptTexts>>> = {
  en: async () => (await import('./en/receipt-texts.js')).receiptTexts,
  de: async () => (await import('./de/receipt-texts.js')).receiptTexts,
};

let speaksToStaff = false;
let speaksOnKiosk = false;
let speaksInCall = false;
let speaksOnReceipt = false;

const apply = (language: Language) => {
  document.documentElement.lang = language;
};

const add = (language: Language, texts: object) => {
  i18next.addResourceBundle(language, 'translation', texts, true, true);
};

/** Loads the visitor's language, and no other, before the first page is drawn. */
export async function startI18n(): Promise<void> {
  const { appearance, defaultLanguage } = company.get();
  const language = detectLanguage(document.cookie, navigator.languages, defaultLanguage);
  apply(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await forVisitors[language]() } },
    interpolation: { escapeValue: false, defaultVariables: { product: appearance.title } },
    returnNull: false,
    showSupportNotice: false,
  });
}

/** Loads what is said to staff alone; their pages are drawn after it. */
export async function speakToStaff(): Promise<void> {
  const language = currentLanguage();
  // This comes before waiting: a language that is chosen in the meantime then also loads its texts
  // for staff.
  speaksToStaff = true;
  add(language, await forStaff[language]());
}

/** Loads what is said on a kiosk alone; its page is drawn after it. */
export async function speakOnKiosk(): Promise<void> {
  const language = currentLanguage();
  speaksOnKiosk = true;
  add(language, await forKiosks[language]());
}

/** Loads what is said to a visitor in a call and after it; these are drawn then. */
export async function speakInCall(): Promise<void> {
  const language = currentLanguage();
  speaksInCall = true;
  add(language, await forCalls[language]());
}

/** Loads what is said on the public page of a receipt alone; it is drawn after it. */
export async function speakOnReceipt(): Promise<void> {
  const language = currentLanguage();
  speaksOnReceipt = true;
  add(language, await forReceipts[language]());
}

/** Changes the language of the page at once, and of web client and console from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  add(language, await forVisitors[language]());
  if (speaksToStaff) add(language, await forStaff[language]());
  if (speaksOnKiosk) add(language, await forKiosks[language]());
  if (speaksInCall) add(language, await forCalls[language]());
  if (speaksOnReceipt) add(language, await forReceipts[language]());
  apply(language);
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}
