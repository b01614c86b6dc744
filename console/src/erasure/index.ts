import type { TextSources } from '../resource/texts.js';

/** Texts about erasure a person. */
export const erasureTexts: TextSources = {
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
};
