import { z } from 'zod';

import { Id } from '../schema/id.js';
import { maskedText } from '../validation/printed-lines.js';

/** What a terminal is asked to do to a payment. */
export const RequestKind = z.enum(['payment', 'reversal']).meta({ id: 'TerminalRequestKind' });
export type RequestKind = z.output<typeof RequestKind>;

/**
 * By what a request to a terminal is known for ever: a payment's `requestId` is its transaction's id, a reversal's an id of
 * its own. It is never sent under another one.
 */
export const OfRequest = { transactionId: Id, request: RequestKind, requestId: Id };

/** How a request ended for good. */
export const FinalOutcome = z
  .enum(['success', 'failed', 'canceled'])
  .meta({ id: 'TerminalFinalOutcome' });
export type FinalOutcome = z.output<typeof FinalOutcome>;

/** What a device knows of how a request ended: `unknown` where the terminal may have done it without saying so. */
export const TerminalOutcome = z
  .enum([...FinalOutcome.options, 'unknown'])
  .meta({ id: 'TerminalOutcome' });
export type TerminalOutcome = z.output<typeof TerminalOutcome>;

/** How the outcome came to be known: the terminal's own answer, or its answer to a later inquiry. */
export const OutcomeVia = z.enum(['answer', 'inquiry']).meta({ id: 'OutcomeVia' });
export type OutcomeVia = z.output<typeof OutcomeVia>;

/** The terminal's own word for an outcome, such as an OverallResult or a result code; for people and logs. */
export const TerminalReason = maskedText(100);

/** For whom a receipt was printed. */
export const ReceiptCopy = z.enum(['customer', 'merchant']).meta({ id: 'ReceiptCopy' });
export type ReceiptCopy = z.output<typeof ReceiptCopy>;

/** The card scheme that a payment went through, such as girocard or VISA. */
export const CardCircuit = maskedText(40).trim().min(1).meta({ id: 'CardCircuit' });
