import { lazyPage } from '../layout/lazyPage.js';
import type { TextSources } from '../resource/texts.js';

/** Where the console begins. */
export const Home = lazyPage(() => import('./HomePage.js'), 'HomePage');

export const homeTexts: TextSources = {
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
};
