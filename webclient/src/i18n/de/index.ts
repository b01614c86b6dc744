import type { Catalogue } from '../en/index.js';
import { goodbye } from './goodbye.js';
import { kioskTexts } from './kiosk-texts.js';
import { receiptTexts } from './receipt-texts.js';
import { staff } from './staff.js';
import { visitors } from './visitors.js';

/** All texts of the product in German, in the polite form. */
export const de: Catalogue = { ...visitors, ...kioskTexts, goodbye, ...receiptTexts, ...staff };
