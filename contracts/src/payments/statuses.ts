import { z } from 'zod';

/** The state of a payment. */
export const TransactionStatus = z
  .enum(['pending', 'in_progress', 'success', 'failed', 'canceled', 'unknown'])
  .meta({ id: 'TransactionStatus' });
export type TransactionStatus = z.output<typeof TransactionStatus>;

/** The state of the reversal of a payment. */
export const ReverseStatus = z
  .enum(['notInitiated', 'initiated', 'pending', 'success', 'failed', 'unknown'])
  .meta({ id: 'ReverseStatus' });
export type ReverseStatus = z.output<typeof ReverseStatus>;

/** The state that a terminal's page shows. */
export const TerminalStatus = z
  .enum(['ready', 'pending', 'busy', 'error', 'offline', 'success', 'failed', 'cancelled'])
  .meta({ id: 'TerminalStatus' });
export type TerminalStatus = z.output<typeof TerminalStatus>;

/**
 * How a transaction's status is shown (specification, section 9). `unknown` waits for
 * reconciliation.
 */
export const shownStatus: Readonly<Record<TransactionStatus, TerminalStatus>> = {
  pending: 'busy',
  in_progress: 'busy',
  unknown: 'busy',
  success: 'success',
  failed: 'failed',
  canceled: 'error',
};
