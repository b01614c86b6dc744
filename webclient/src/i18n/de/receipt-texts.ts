import type { ReceiptTexts } from '../en/receipt-texts.js';
import { receipt } from './receipt.js';

/** What is said on the public page of a receipt; no one else's page loads it. */
export const receiptTexts: ReceiptTexts = { receipt };
