import type { Language } from '@foyer/contracts/identity';

import { joinTexts, type Texts, type TextSources } from '../resource/texts.js';

const COMMON: TextSources = {
  en: async () => ({ en: (await import('./english.js')).english }),
  de: async () => ({ de: (await import('./german.js')).german }),
};

/** All texts in one language, from wherever they lie. */
export async function loadCatalogue<L extends Language>(
  sources: readonly TextSources[],
  language: L,
): Promise<Texts> {
  const modules = await Promise.all([COMMON, ...sources].map((source) => source[language]()));
  return joinTexts(modules.map((module) => module[language]));
}
