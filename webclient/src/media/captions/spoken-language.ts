import type { SpokenLanguage } from '@foyer/contracts/calls';

import { spokenLanguageNames } from '../../i18n/caption-texts.js';
import { currentLanguage } from '../../i18n/language.js';
import { makeStore } from '../../state/store.js';

const KEY = 'foyer.spoken-language';
const known = Object.keys(spokenLanguageNames) as SpokenLanguage[];
const isKnown = (text: string | null): text is SpokenLanguage => known.some((one) => one === text);

/** As chosen last, else as the browser is set, else as the page speaks. */
export function detectSpokenLanguage(
  kept: string | null,
  preferred: readonly string[],
  page: 'en' | 'de',
): SpokenLanguage {
  if (isKnown(kept)) return kept;
  for (const tag of preferred) {
    const found = known.find((one) => one.slice(0, 2) === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
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
  detectSpokenLanguage(kept(), navigator.languages, currentLanguage()),
);

/** Chooses it, for the next call as well. */
export function chooseSpokenLanguage(language: SpokenLanguage): void {
  spokenLanguage.set(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Where nothing may be kept, it is chosen again.
  }
}
