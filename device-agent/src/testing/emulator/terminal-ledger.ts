/**
 * An action that an emulated terminal really did: its truth, which nothing outside of it can
 * change.
 */
export interface LedgerEntry {
  readonly kind: 'payment' | 'reversal';
  readonly stan: string;
  readonly receiptNumber: string;
  readonly terminalId: string;
  readonly timeStamp: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly circuit: string;
  readonly cardNumber: string;
  /** Of the payment that a reversal gave back. */
  readonly originalStan: string | null;
  /** The id of the request, where the protocol names it. */
  readonly requestId: string | null;
}

export interface LedgerTotal {
  readonly circuit: string;
  readonly currency: string;
  readonly number: number;
  readonly amount: number;
}

type NewEntry = Pick<
  LedgerEntry,
  'kind' | 'amount' | 'currency' | 'circuit' | 'cardNumber' | 'originalStan' | 'requestId'
>;

export class TerminalLedger {
  readonly terminalId = '52500038';
  readonly #entries: LedgerEntry[] = [];
  #batchFrom = 0;
  #last = 0;

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  /** Takes a number, also for what comes to nothing afterwards. */
  nextStan(): string {
    this.#last += 1;
    return String(this.#last).padStart(6, '0');
  }

  book(stan: string, entry: NewEntry): LedgerEntry {
    const booked = {
      ...entry,
      stan,
      receiptNumber: stan.slice(-4),
      terminalId: this.terminalId,
      timeStamp: new Date().toISOString().slice(0, 19),
    };
    this.#entries.push(booked);
    return booked;
  }

  /** A payment of the open batch that was not reversed yet. */
  reversible(matches: (entry: LedgerEntry) => boolean): LedgerEntry | undefined {
    return this.#batch().find(
      (entry) => entry.kind === 'payment' && matches(entry) && !this.#isReversed(entry),
    );
  }

  #isReversed({ stan }: LedgerEntry): boolean {
    return this.#entries.some((entry) => entry.originalStan === stan);
  }

  #batch(): LedgerEntry[] {
    return this.#entries.slice(this.#batchFrom);
  }

  /**
   * Counts of the open batch by card circuit, without what was reversed; then a new batch begins.
   */
  close(): LedgerTotal[] {
    const kept = this.#batch().filter((e) => e.kind === 'payment' && !this.#isReversed(e));
    this.#batchFrom = this.#entries.length;
    const totals = new Map<string, LedgerTotal>();
    for (const { circuit, currency, amount } of kept) {
      const key = `${circuit} ${currency}`;
      const before = totals.get(key) ?? { circuit, currency, number: 0, amount: 0 };
      totals.set(key, { ...before, number: before.number + 1, amount: before.amount + amount });
    }
    return [...totals.values()];
  }
}
