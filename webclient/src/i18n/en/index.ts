import { staff } from './staff.js';
import { visitors } from './visitors.js';

/** What the product says in English. */
export const en = { ...visitors, ...staff };

/** Every language says the same things. */
export type Catalogue = typeof en;
