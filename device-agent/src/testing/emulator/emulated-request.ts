import type { LedgerEntry, LedgerTotal } from './terminal-ledger.js';

/** A request to a terminal. */
export type EmulatedRequest =
  | { kind: 'payment'; amount: number; currency: string; requestId: string | null }
  | {
      kind: 'reversal';
      matches: (entry: LedgerEntry) => boolean;
      requestId: string | null;
    }
  | { kind: 'closure'; requestId: string | null };

/** How a request ended inside of the terminal. */
export interface EmulatedResult {
  readonly kind: EmulatedRequest['kind'];
  readonly requestId: string | null;
  readonly outcome: 'approved' | 'declined' | 'timedOut' | 'aborted' | 'refused' | 'error';
  readonly entry: LedgerEntry | null;
  readonly stan: string;
  readonly totals: readonly LedgerTotal[];
}
