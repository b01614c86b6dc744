import type { TextSources } from '../resource/texts.js';

/** Texts about what happened, for every page that tells it. */
export const recordTexts: TextSources = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
};
