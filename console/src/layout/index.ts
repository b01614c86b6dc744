import type { TextSources } from '../resource/texts.js';

/** Texts about what all pages share. */
export const layoutTexts: TextSources = {
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
};
