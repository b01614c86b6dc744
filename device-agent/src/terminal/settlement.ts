import type { Settlement } from './journal/entries.js';
import type { CardOutcome, ClosureOutcome } from './payment-terminal.js';

/** Converts an outcome into its recorded form. */
export function settlementOf(outcome: CardOutcome | ClosureOutcome): Settlement {
  if (outcome.outcome !== 'success') return outcome;
  if ('totals' in outcome) {
    const totals = outcome.totals.map((total) => ({ ...total }));
    return { outcome: 'success', reference: null, cardNumber: null, cardCircuit: null, totals };
  }
  const { reference, cardNumber, cardCircuit } = outcome;
  return { outcome: 'success', reference, cardNumber, cardCircuit, totals: [] };
}

/** References as they are read back have the receipt number absent or there, never undefined. */
export function withoutUndefined({
  STAN,
  TerminalID,
  TimeStamp,
  receiptNumber,
}: {
  STAN: string;
  TerminalID: string;
  TimeStamp: string;
  receiptNumber?: string | undefined;
}) {
  const known = { STAN, TerminalID, TimeStamp };
  return receiptNumber === undefined ? known : { ...known, receiptNumber };
}
