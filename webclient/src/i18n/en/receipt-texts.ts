import { receipt } from './receipt.js';

/** The texts of the public page of a receipt; no other page loads them. */
export const receiptTexts = { receipt };

export type ReceiptTexts = typeof receiptTexts;
