import { lazyPage } from '../layout/lazyPage.js';
import type { TextSources } from '../resource/texts.js';

/** Where the console begins. */
export const Home = lazyPage(() => import('./HomePage.js'), 'HomePage');

export const homeTexts: TextSources = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
};
