import { lazyPage } from '../layout/lazyPage.js';
import type { TextSources } from '../resource/texts.js';

/** The start page of the console. */
export const Home = lazyPage(() => import('./HomePage.js'), 'HomePage');

export const homeTexts: TextSources = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
};
