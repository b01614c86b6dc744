import type { Transaction } from '@foyer/contracts/payments';

import type { Tone } from '#design/Badge.js';

/** The colour of a payment's status; an unknown result stands out as much as a failure. */
export const statusTone: Readonly<Record<Transaction['status'], Tone>> = {
  pending: 'waiting',
  in_progress: 'waiting',
  success: 'live',
  failed: 'danger',
  canceled: 'neutral',
  unknown: 'danger',
};

export const reverseTone: Readonly<Record<Transaction['reverseStatus'], Tone>> = {
  notInitiated: 'neutral',
  initiated: 'waiting',
  pending: 'waiting',
  success: 'accent',
  failed: 'danger',
  unknown: 'danger',
};
