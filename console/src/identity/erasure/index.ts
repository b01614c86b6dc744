import type { TextSources } from '#resource/texts.js';

/** Texts about the erasure of a person. */
export const erasureTexts: TextSources = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
};
