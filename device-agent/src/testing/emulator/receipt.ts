import type { EmulatedRequest, EmulatedResult } from './emulated-request.js';
import type { LedgerEntry } from './terminal-ledger.js';

/** The language of a terminal's display and printer, as it was set up. */
export type TerminalLanguage = keyof typeof texts;

interface Texts {
  /** Of the cashier's display. */
  readonly card: string;
  readonly closing: string;
  readonly copies: Readonly<Record<'merchant' | 'customer', string>>;
  readonly kinds: Readonly<Record<EmulatedRequest['kind'], string>>;
  readonly trace: string;
  readonly cardNumber: string;
  readonly amount: string;
  readonly decimals: string;
  readonly outcomes: Readonly<Record<EmulatedResult['outcome'], string>>;
}

const de: Texts = {
  card: 'Karte bitte',
  closing: 'Kassenschnitt',
  copies: { merchant: 'Händlerbeleg', customer: 'Kundenbeleg' },
  kinds: { payment: 'Zahlung', reversal: 'Storno', closure: 'Kassenschnitt' },
  trace: 'TA-NR',
  cardNumber: 'Karte',
  amount: 'BETRAG',
  decimals: ',',
  outcomes: {
    approved: 'Erfolgt',
    declined: 'Abgelehnt',
    timedOut: 'Zeit abgelaufen',
    aborted: 'Abgebrochen',
    refused: 'Nicht möglich',
    error: 'Systemfehler',
  },
};

const en: Texts = {
  card: 'Insert card',
  closing: 'End of day',
  copies: { merchant: 'Merchant receipt', customer: 'Customer receipt' },
  kinds: { payment: 'Payment', reversal: 'Reversal', closure: 'End of day' },
  trace: 'TRACE NO.',
  cardNumber: 'Card',
  amount: 'AMOUNT',
  decimals: '.',
  outcomes: {
    approved: 'Approved',
    declined: 'Declined',
    timedOut: 'Timed out',
    aborted: 'Cancelled',
    refused: 'Not possible',
    error: 'System error',
  },
};

const texts = { de, en };
export const TERMINAL_LANGUAGES = Object.keys(texts) as readonly TerminalLanguage[];

/** Returns the cashier's text while a request runs. */
export const cashierText = (language: TerminalLanguage, kind: EmulatedRequest['kind']): string =>
  kind === 'closure' ? texts[language].closing : texts[language].card;

/** As terminals print it, with the whole card number: who reads it has to mask it. */
export function receipt(
  language: TerminalLanguage,
  copy: 'merchant' | 'customer',
  { kind, outcome, entry, totals, stan }: EmulatedResult,
): string[] {
  const { copies, kinds, trace, cardNumber, amount, decimals, outcomes } = texts[language];
  const money = (minor: number) => (minor / 100).toFixed(2).replace('.', decimals);
  const paid = (booked: LedgerEntry) => [
    `${cardNumber} ${booked.cardNumber}`,
    `${amount} ${booked.currency} ${money(booked.amount)}`,
  ];
  return [
    `* * ${copies[copy]} * *`,
    kinds[kind],
    `${trace} ${stan}`,
    ...(entry === null ? [] : paid(entry)),
    ...totals.map((total) => `${total.circuit} ${total.number} x ${money(total.amount)}`),
    outcomes[outcome],
  ];
}
