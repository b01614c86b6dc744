import type { Language } from '@foyer/contracts/identity';

import { joinTexts, type Texts, type TextSources } from '../resource/texts.js';

const COMMON: TextSources = {
  en: async () => ({ en: (await import('./english.js')).english }),
  de: async () => ({ de: (await import('./german.js')).german }),
};

/** All texts in one language, from wherever they lie. */
export async function loadCatalogue(
  sources: readonly TextSources[],
  language: Language,
): Promise<Texts> {
  const parts = await Promise.all([COMMON, ...sources].map((source) => textsOf(source, language)));
  return joinTexts(parts);
}

async function textsOf(source: TextSources, language: Language): Promise<Texts> {
  return language === 'en' ? (await source.en()).en : (await source.de()).de;
}
