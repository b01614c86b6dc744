import type { Catalogue } from '../en/index.js';
import { staff } from './staff.js';
import { visitors } from './visitors.js';

/** What the product says in German, politely. */
export const de: Catalogue = { ...visitors, ...staff };
