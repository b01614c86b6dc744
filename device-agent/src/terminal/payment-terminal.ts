import type { Money } from './money.js';

/** By what a terminal knows a transaction again. */
export interface TransactionReference {
  /** The terminal's running number of the transaction (trace number). */
  readonly STAN: string;
  readonly TerminalID: string;
  /** The terminal's clock, ISO 8601; without a zone where the terminal names none. */
  readonly TimeStamp: string;
  /** By what ZVT reverses; not on OPI. */
  readonly receiptNumber?: string;
}

export interface PaymentOrder extends Money {
  /**
   * Eight digits that name this request on the wire; minted once, never a second time for the same
   * payment.
   */
  readonly requestId: string;
}

/** Gives back a whole payment of the same business day. */
export interface ReversalOrder extends PaymentOrder {
  readonly original: TransactionReference;
}

export interface ClosureOrder {
  readonly requestId: string;
}

/** Why something was not done, or cannot be known; constants, never text of the terminal. */
export const OUTCOME_CODES = [
  'DECLINED',
  'ABORTED',
  'TERMINAL_BUSY',
  'TERMINAL_OFFLINE',
  'TERMINAL_ERROR',
  'TERMINAL_CHANGED',
  'ALREADY_REVERSED',
  'ORIGINAL_PAYMENT_UNKNOWN',
  'REQUEST_NOT_UNDERSTOOD',
  'NOT_SENT',
  'NOT_DONE',
  'LINE_LOST',
  'TIMED_OUT',
  'ANSWER_NOT_UNDERSTOOD',
  'AMOUNT_DIFFERS',
  'APPROVAL_CONTRADICTED',
  'NO_ANSWER',
  'OTHER_TRANSACTION',
] as const;
export type OutcomeCode = (typeof OUTCOME_CODES)[number];

/** The terminal took or gave back the money. */
export interface Approved extends Money {
  readonly outcome: 'success';
  readonly reference: TransactionReference;
  /** Masked but for its last four digits. */
  readonly cardNumber: string | null;
  readonly cardCircuit: string | null;
}
/** Certainly no money moved. */
export interface Failed {
  readonly outcome: 'failure';
  readonly code: OutcomeCode;
  /** The terminal's own text about it, masked. */
  readonly text: string | null;
}
/** Money may have moved: the terminal has to be asked. */
export interface Unknown {
  readonly outcome: 'unknown';
  readonly code: OutcomeCode;
}
export type CardOutcome = Approved | Failed | Unknown;

/** The amount that a terminal took since its last closure, of one card circuit. */
export interface CircuitTotal extends Money {
  readonly cardCircuit: string;
  readonly paymentType: string;
  readonly number: number;
}
export interface Closed {
  readonly outcome: 'success';
  readonly totals: readonly CircuitTotal[];
}
export type ClosureOutcome = Closed | Failed | Unknown;

/** The answer of a terminal to the question how its last transaction ended. */
export type Inquiry =
  | { readonly found: 'own'; readonly outcome: CardOutcome | ClosureOutcome }
  /** The terminal never did it. */
  | { readonly found: 'nothing' }
  /** Its last transaction is another one, so that it cannot say. */
  | { readonly found: 'other' }
  /** It answered without a word of its last transaction. */
  | { readonly found: 'silent' }
  /** Busy or out of reach: ask again later. */
  | { readonly found: 'later'; readonly code: OutcomeCode };

/** A transaction whose end is not known. */
export type OpenTransaction = {
  readonly baseline: string | null;
  /** The number that the terminal gave to its approval, where one was received. */
  readonly approved: string | null;
} & (
  | ({ readonly kind: 'payment' } & PaymentOrder)
  | ({ readonly kind: 'reversal' } & ReversalOrder)
  | ({ readonly kind: 'closure' } & ClosureOrder)
);

/** The condition of a terminal. */
export type TerminalCondition = 'ready' | 'busy' | 'error' | 'offline';

export type ReceiptCopy = 'customer' | 'merchant';

/** Follows one operation while it runs. */
export interface Watch {
  /**
   * Called before each write to the wire; what it resolves to is waited for, so that the step is
   * durable first.
   */
  readonly step: (step: WireStep) => Promise<void>;
  /** Shows the terminal's present text for the cashier; masked. */
  readonly display: (lines: readonly string[]) => void;
  /**
   * Prints a text of the terminal; masked. Several prints of the same copy follow each other.
   */
  readonly print: (copy: ReceiptCopy, lines: readonly string[]) => void;
}

/** The visible part of a watch, without steps to record first. */
export type Seen = Pick<Watch, 'display' | 'print'>;

/** A step that is about to be written to the wire. */
export interface WireStep {
  readonly name: string;
  /** True from the write on with which money may move. */
  readonly binding: boolean;
  /** The terminal's last transaction before this one, where the protocol has no id of requests. */
  readonly baseline?: string;
  /** Set where the terminal has just approved: its number of the transaction. */
  readonly approved?: string;
}

/**
 * A card terminal next to the kiosk. It runs one operation at a time; the caller must ensure
 * that.
 */
export interface PaymentTerminal {
  pay(order: PaymentOrder, watch: Watch): Promise<CardOutcome>;
  reverse(order: ReversalOrder, watch: Watch): Promise<CardOutcome>;
  /** Reconciles with the acquirer and closes the business day. */
  close(order: ClosureOrder, watch: Watch): Promise<ClosureOutcome>;
  /**
   * Asks how a transaction ended, by the repetition of the last message or receipt. Moves no money.
   * @param seen Where the receipts go that the terminal prints once more.
   */
  inquire(about: OpenTransaction, seen: Seen): Promise<Inquiry>;
  /**
   * Asks the terminal to give up what it does; the operation ends with what the terminal then says.
   */
  abort(): Promise<void>;
  status(): Promise<TerminalCondition>;
}
