import { receipt } from './receipt.js';

/** What is said on the public page of a receipt; no other page loads it. */
export const receiptTexts = { receipt };

export type ReceiptTexts = typeof receiptTexts;
