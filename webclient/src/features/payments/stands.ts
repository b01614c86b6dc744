import type { Transaction } from '@foyer/contracts/payments';

type Status = Pick<Transaction, 'status' | 'reverseStatus'>;

/** True if the terminal is processing the payment now. */
export function isUnderWay({ status }: Status): boolean {
  return status === 'pending' || status === 'in_progress';
}

/** True if the terminal is reversing a payment now. */
export function isBeingReversed({ reverseStatus }: Status): boolean {
  return reverseStatus === 'initiated' || reverseStatus === 'pending';
}

/**
 * True if a payment can be reversed: it was taken, and no reversal was, or may have been, carried
 * out.
 */
export function isReversible({ status, reverseStatus }: Status): boolean {
  return status === 'success' && (reverseStatus === 'notInitiated' || reverseStatus === 'failed');
}
