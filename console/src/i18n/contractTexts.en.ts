import { contractTexts } from './contractTexts.js';

/** Bundled as they are in English alone; see `vite.config.js`. */
export const shared = contractTexts('en');
