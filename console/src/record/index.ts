import type { TextSources } from '../resource/texts.js';

/** Texts about what happened, for every page that tells it. */
export const recordTexts: TextSources = {
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
};
