import { contractTexts } from './contractTexts.js';

/** Bundled as they are in German alone; see `vite.config.js`. */
export const shared = contractTexts('de');
