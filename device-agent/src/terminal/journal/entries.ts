import { z } from 'zod';

import { CURRENCIES } from '../money.js';

const At = z.iso.datetime();
const Reference = z.object({
  STAN: z.string(),
  TerminalID: z.string(),
  TimeStamp: z.string(),
  receiptNumber: z.string().optional(),
});
const Money = { amount: z.int().positive(), currency: z.enum(CURRENCIES) };

/** A request to the terminal, known permanently by its one id. */
export const Order = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment'), id: z.string(), transactionId: z.string(), ...Money }),
  z.object({
    kind: z.literal('reversal'),
    id: z.string(),
    transactionId: z.string(),
    ...Money,
    original: Reference,
  }),
  /** By the kiosk's own page where it is local, so that the server knows nothing of it. */
  z.object({ kind: z.literal('closure'), id: z.string(), local: z.boolean() }),
]);
export type Order = z.output<typeof Order>;

const Code = z.string();
const CircuitTotal = z.object({
  cardCircuit: z.string(),
  paymentType: z.string(),
  number: z.int(),
  amount: z.int(),
  currency: z.enum(CURRENCIES),
});

/** An order that was given up, or asked for, before it came: it is never taken. */
export const Canceled = z.object({
  id: z.string(),
  transactionId: z.string(),
  kind: z.enum(['payment', 'reversal']),
  code: z.string(),
});
export type Canceled = z.output<typeof Canceled>;

/** How an order ended; `unknown` is left to the reconciliation. */
export const Settlement = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('success'),
    reference: Reference.nullable(),
    cardNumber: z.string().nullable(),
    cardCircuit: z.string().nullable(),
    totals: z.array(CircuitTotal),
  }),
  z.object({ outcome: z.literal('failure'), code: Code, text: z.string().nullable() }),
  z.object({ outcome: z.literal('unknown'), code: Code }),
]);
export type Settlement = z.output<typeof Settlement>;

const Via = z.enum(['answer', 'inquiry']);
const Copy = z.enum(['customer', 'merchant']);
const Lines = z.array(z.string());

/** A message that the server must receive. */
export const Report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('accepted'), id: z.string() }),
  z.object({ type: z.literal('printed'), id: z.string(), copy: Copy, lines: Lines }),
  z.object({ type: z.literal('result'), id: z.string(), via: Via, settlement: Settlement }),
  z.object({ type: z.literal('canceled'), ...Canceled.shape }),
]);
export type Report = z.output<typeof Report>;

/** An order with all that is known of it. */
export const Operation = z.object({
  order: Order,
  /** Eight digits that name the request on the wire. */
  requestId: z.string(),
  /** Which terminal was asked; another one cannot say how it ended. */
  terminal: z.string(),
  begunAt: At,
  /** True if the write that may move money went out, or was about to. */
  bound: z.boolean(),
  baseline: z.string().nullable(),
  /**
   * The terminal's number of an approval that was received, also where something else came after
   * it.
   */
  approved: z.string().nullable().default(null),
  printed: z.object({ customer: Lines, merchant: Lines }),
  /** True if a customer's receipt was printed; stays true when its text is dropped. */
  hasReceipt: z.boolean(),
  /** Set while the terminal has to be asked how it ended. */
  doubt: Code.nullable(),
  settlement: Settlement.nullable(),
  via: Via,
  settledAt: At.nullable(),
});
export type Operation = z.output<typeof Operation>;

/** One line of the journal. */
export const Entry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('begun'),
    at: At,
    order: Order,
    requestId: z.string(),
    terminal: z.string(),
  }),
  z.object({
    type: z.literal('step'),
    at: At,
    id: z.string(),
    name: z.string(),
    binding: z.boolean(),
    baseline: z.string().optional(),
    approved: z.string().optional(),
  }),
  z.object({
    type: z.literal('printed'),
    at: At,
    id: z.string(),
    copy: Copy,
    lines: Lines,
    /** Takes the place of what was printed before, since it was printed once more. */
    whole: z.boolean(),
  }),
  z.object({ type: z.literal('doubted'), at: At, id: z.string(), code: Code }),
  z.object({
    type: z.literal('settled'),
    at: At,
    id: z.string(),
    via: Via,
    settlement: Settlement,
  }),
  z.object({ type: z.literal('canceled'), ...Canceled.shape }),
  /** The server asked again how an order ended. */
  z.object({ type: z.literal('asked'), id: z.string() }),
  z.object({ type: z.literal('reported'), number: z.int() }),
  /** The rest of earlier lines after they were drawn together. */
  z.object({ type: z.literal('kept'), operation: Operation }),
  z.object({ type: z.literal('keptCanceled'), canceled: Canceled }),
  z.object({ type: z.literal('owed'), number: z.int(), report: Report }),
  z.object({ type: z.literal('counted'), reports: z.int() }),
]);
export type Entry = z.output<typeof Entry>;
