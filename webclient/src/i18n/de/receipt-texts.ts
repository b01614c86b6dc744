import type { ReceiptTexts } from '../en/receipt-texts.js';
import { receipt } from './receipt.js';

/** The texts of the public page of a receipt; no other page loads them. */
export const receiptTexts: ReceiptTexts = { receipt };
