import type { Order } from './journal/entries.js';
import type { ReceiptCopy } from './payment-terminal.js';

/** A visible text while an order is carried out; masked. */
export type TerminalOutput =
  | { readonly kind: 'display'; readonly order: Order; readonly lines: readonly string[] }
  | {
      readonly kind: 'print';
      readonly order: Order;
      readonly copy: ReceiptCopy;
      readonly lines: readonly string[];
    };

/** A listener to events at the terminal. */
export interface TerminalListener {
  readonly output?: (output: TerminalOutput) => void;
  /** A new report waits for the server. */
  readonly reported?: () => void;
}
