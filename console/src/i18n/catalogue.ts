import type { Language } from '@foyer/contracts/identity';

import { joinTexts, type Texts, type TextSources } from '../resource/texts.js';

const COMMON: TextSources = {
  en: async () => (await import('./english.js')).english,
  de: async () => (await import('./german.js')).german,
};

/** All texts in one language, from wherever they lie. */
export async function loadCatalogue(
  sources: readonly TextSources[],
  language: Language,
): Promise<Texts> {
  return joinTexts(await Promise.all([COMMON, ...sources].map((source) => source[language]())));
}
