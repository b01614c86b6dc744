import type { SpokenLanguage } from '@foyer/contracts/calls';
import i18next from 'i18next';

import { spokenLanguageNames } from '#i18n/caption-texts.js';
import { currentLanguage } from '#i18n/language.js';
import { makeStore } from '#state/store.js';

const KEY = 'foyer.spoken-language';
const known = Object.keys(spokenLanguageNames) as SpokenLanguage[];
const isKnown = (text: string | null): text is SpokenLanguage => known.some((one) => one === text);

/** As chosen last, else as the page speaks. */
export function detectSpokenLanguage(kept: string | null, page: string): SpokenLanguage {
  if (isKnown(kept)) return kept;
  return page === 'de' ? 'de-DE' : 'en-US';
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The language that is spoken at this page. */
export const spokenLanguage = makeStore<SpokenLanguage>(
  detectSpokenLanguage(kept(), currentLanguage()),
);
i18next.on('languageChanged', (page) => spokenLanguage.set(detectSpokenLanguage(kept(), page)));

/** Chooses it, for the next call as well. */
export function chooseSpokenLanguage(language: SpokenLanguage): void {
  spokenLanguage.set(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage, the language is chosen again.
  }
}
