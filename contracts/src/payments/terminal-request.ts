import { z } from 'zod';

import { Id } from '../schema/id.js';
import { maskedText } from '../validation/printed-lines.js';

/** The request to a terminal about a payment. */
export const RequestKind = z.enum(['payment', 'reversal']).meta({ id: 'TerminalRequestKind' });
export type RequestKind = z.output<typeof RequestKind>;

/**
 * The permanent key of a request to a terminal: a payment's `requestId` is its transaction's id, a
 * reversal has its own id. A request is never sent under another id.
 */
export const OfRequest = { transactionId: Id, request: RequestKind, requestId: Id };

/** The final result of a request. */
export const FinalOutcome = z
  .enum(['success', 'failed', 'canceled'])
  .meta({ id: 'TerminalFinalOutcome' });
export type FinalOutcome = z.output<typeof FinalOutcome>;

/**
 * The end of a request as a device knows it: `unknown` if the terminal may have done it silently.
 */
export const TerminalOutcome = z
  .enum([...FinalOutcome.options, 'unknown'])
  .meta({ id: 'TerminalOutcome' });
export type TerminalOutcome = z.output<typeof TerminalOutcome>;

/**
 * How the outcome came to be known: the terminal's own answer, or its answer to a later inquiry.
 */
export const OutcomeVia = z.enum(['answer', 'inquiry']).meta({ id: 'OutcomeVia' });
export type OutcomeVia = z.output<typeof OutcomeVia>;

/**
 * The terminal's own word for an outcome, such as an OverallResult or a result code; for people and
 * logs.
 */
export const TerminalReason = maskedText(100);

/** Why a terminal cannot answer: its device is not let in any more, or has been away for long. */
export const DeviceLoss = z
  .enum(['DEVICE_DEACTIVATED', 'DEVICE_DELETED', 'DEVICE_KEY_REPLACED', 'DEVICE_AWAY'])
  .meta({ id: 'TerminalDeviceLoss' });
export type DeviceLoss = z.output<typeof DeviceLoss>;

/** For whom a receipt was printed. */
export const ReceiptCopy = z.enum(['customer', 'merchant']).meta({ id: 'ReceiptCopy' });
export type ReceiptCopy = z.output<typeof ReceiptCopy>;

/** The card scheme that a payment went through, such as girocard or VISA. */
export const CardCircuit = maskedText(40).trim().min(1).meta({ id: 'CardCircuit' });
