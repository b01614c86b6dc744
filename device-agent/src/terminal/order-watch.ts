import { maskLines } from '@foyer/contracts/payments';

import type { Order } from './journal/entries.js';
import type { Journal } from './journal/journal.js';
import { MaskedPaper } from './masked-paper.js';
import type { ReceiptCopy, Watch, WireStep } from './payment-terminal.js';
import type { TerminalOutput } from './terminal-output.js';

export const COPIES = ['merchant', 'customer'] as const;

export interface OrderWatchOptions {
  readonly journal: Journal;
  readonly output: (output: TerminalOutput) => void;
  readonly at: () => string;
}

/** Writes down what is about to go out for an order, and what was printed for it, masked. */
export class OrderWatch implements Watch {
  readonly #papers = { customer: new MaskedPaper(), merchant: new MaskedPaper() };
  readonly #printing: Promise<void>[] = [];

  constructor(
    private readonly order: Order,
    private readonly options: OrderWatchOptions,
  ) {}

  readonly step = async (step: WireStep): Promise<void> => {
    await Promise.all(this.#printing);
    const { journal, at } = this.options;
    await journal.write({ type: 'step', at: at(), id: this.order.id, ...step });
  };

  readonly display = (lines: readonly string[]): void => {
    this.options.output({ kind: 'display', order: this.order, lines: maskLines(lines) });
  };

  readonly print = (copy: ReceiptCopy, lines: readonly string[]): void => {
    this.#keep(copy, this.#papers[copy].take(lines));
  };

  /** @param isWhole False where a receipt may have ended within a card number. */
  async end(isWhole: boolean): Promise<void> {
    if (isWhole) for (const copy of COPIES) this.#keep(copy, this.#papers[copy].rest());
    await Promise.all(this.#printing);
  }

  #keep(copy: ReceiptCopy, lines: string[]): void {
    if (lines.length === 0) return;
    const { journal, output, at } = this.options;
    const { order } = this;
    const keep = async (): Promise<void> => {
      const printed = { type: 'printed', at: at(), id: order.id, copy, lines } as const;
      await journal.write({ ...printed, whole: false });
      output({ kind: 'print', order, copy, lines });
    };
    const keeping = keep();
    // Its failure is seen by the next step or the end; until then it is not an unhandled one.
    keeping.catch(() => undefined);
    this.#printing.push(keeping);
  }
}
