import type { Upcaster } from '../schema/upcaster.js';

/** Version 2 says the same as version 1, under another key. */
const underThePayersKey = (type: string): Upcaster => ({ type, from: 1, up: (data) => data });

/** The conversions of older events of payments to their present form. */
export const paymentUpcasters: readonly Upcaster[] = [
  underThePayersKey('PaymentInitiated'),
  underThePayersKey('TerminalRequestAnswered'),
  underThePayersKey('ReceiptPrinted'),
];
