import type { Transaction } from '@foyer/contracts/payments';

type Status = Pick<Transaction, 'status' | 'reverseStatus'>;

/** Whether the terminal is at a payment now. */
export function isUnderWay({ status }: Status): boolean {
  return status === 'pending' || status === 'in_progress';
}

/** Whether the terminal is giving a payment back now. */
export function isBeingReversed({ reverseStatus }: Status): boolean {
  return reverseStatus === 'initiated' || reverseStatus === 'pending';
}

/** Whether a payment can be given back: it was taken, and no reversal was, or may have been, carried out. */
export function isReversible({ status, reverseStatus }: Status): boolean {
  return status === 'success' && (reverseStatus === 'notInitiated' || reverseStatus === 'failed');
}
