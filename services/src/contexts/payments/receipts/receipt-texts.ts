import type { Language } from '@foyer/contracts/identity';

/** The words of a receipt. */
export interface ReceiptTexts {
  readonly payment: string;
  readonly reversal: string;
  readonly amount: string;
  readonly card: string;
  readonly terminal: string;
  readonly trace: string;
  readonly time: string;
  readonly transaction: string;
  readonly printed: string;
  readonly online: string;
}

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    payment: 'Payment receipt',
    reversal: 'Reversal receipt',
    amount: 'Amount',
    card: 'Card',
    terminal: 'Terminal',
    trace: 'Trace number (STAN)',
    time: 'Time',
    transaction: 'Transaction',
    printed: 'Receipt of the terminal',
    online: 'This receipt online',
  },
  de: {
    payment: 'Zahlungsbeleg',
    reversal: 'Stornobeleg',
    amount: 'Betrag',
    card: 'Karte',
    terminal: 'Terminal',
    trace: 'Trace-Nummer (STAN)',
    time: 'Zeit',
    transaction: 'Transaktion',
    printed: 'Beleg des Terminals',
    online: 'Diesen Beleg online ansehen',
  },
};
