import type { TextSources } from '../resource/texts.js';

/** Texts about erasure a person. */
export const erasureTexts: TextSources = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
};
