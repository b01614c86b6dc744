import { receipt } from './receipt.js';

/** What is said on the public page of a receipt; nobody else's page loads it. */
export const receiptTexts = { receipt };

export type ReceiptTexts = typeof receiptTexts;
