import type { Catalogue } from '../en/index.js';
import { kioskTexts } from './kiosk-texts.js';
import { receiptTexts } from './receipt-texts.js';
import { staff } from './staff.js';
import { visitors } from './visitors.js';

/** What the product says in German, politely. */
export const de: Catalogue = { ...visitors, ...kioskTexts, ...receiptTexts, ...staff };
