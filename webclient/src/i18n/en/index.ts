import { goodbye } from './goodbye.js';
import { kioskTexts } from './kiosk-texts.js';
import { receiptTexts } from './receipt-texts.js';
import { staff } from './staff.js';
import { visitors } from './visitors.js';

/** All texts of the product in English. */
export const en = { ...visitors, ...kioskTexts, goodbye, ...receiptTexts, ...staff };

/** Every language says the same things. */
export type Catalogue = typeof en;
