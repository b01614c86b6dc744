import type { ReceiptCopy, Seen } from '../payment-terminal.js';
import type { PrintedPart } from './texts.js';

const CUSTOMERS =
  /kundenbeleg|kundenkopie|belegfürkunden|customer(receipt|copy)|cardholder(receipt|copy)/;
const MERCHANTS = /händlerbeleg|händlerkopie|belegfürhändler|merchant(receipt|copy)/;

/**
 * Puts the prints of one command together into whole receipts. A receipt that broke off is
 * dropped, since the repetition prints it whole.
 */
export class ReceiptPaper {
  #lines: string[] = [];
  #copy: ReceiptCopy | null = null;

  constructor(private readonly print: Seen['print']) {}

  add({ copy, lines, isLast }: PrintedPart): void {
    if (this.#lines.length > 0 && copy !== this.#copy) this.finish();
    this.#copy = copy;
    this.#lines.push(...lines);
    if (isLast) this.finish();
  }

  /** Ends the receipt. */
  finish(): void {
    const lines = this.#lines;
    this.#lines = [];
    if (lines.length > 0) this.print(this.#copy ?? copyByTitle(lines), lines);
  }
}

/**
 * Tells a receipt without a type by its title. In doubt it is the merchant's, shown to no payer.
 */
function copyByTitle(lines: readonly string[]): ReceiptCopy {
  const letters = lines
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return CUSTOMERS.test(letters) && !MERCHANTS.test(letters) ? 'customer' : 'merchant';
}
