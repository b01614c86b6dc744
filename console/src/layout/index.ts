import type { TextSources } from '../resource/texts.js';

/** Texts about what all pages share. */
export const layoutTexts: TextSources = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
};
