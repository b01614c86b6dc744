import type { Inquiry, OpenTransaction } from '../payment-terminal.js';
import { approvedOutcome, codeOf, isBusy, type Ending } from './zvt-outcome.js';

/** The baseline of a terminal that has no transaction yet. */
export const NO_TRANSACTION = 'none';

/**
 * What the repeated receipt says of a transaction. ZVT has no ids of requests: whatever is newer than the last
 * transaction before ours, and fits, is ours, since one terminal stands beside one kiosk.
 */
export function inquiryAnswer(about: OpenTransaction, ending: Ending): Inquiry {
  const { completed, code, status } = ending;
  if (!completed && isBusy(code)) return { found: 'later', code: codeOf(code) };
  if (about.baseline === null) return { found: 'other' };
  const trace = status?.reference?.STAN ?? NO_TRANSACTION;
  if (!completed && trace === NO_TRANSACTION) {
    // It once had a transaction to repeat, so that this is an error of the moment; or nothing can be said.
    const once = about.baseline !== NO_TRANSACTION;
    return once ? { found: 'later', code: codeOf(code) } : { found: 'other' };
  }
  // A closure has no receipt to repeat: whether it was done only its totals could say.
  if (about.kind === 'closure') return { found: 'other' };
  if (trace === about.baseline) return { found: 'nothing' };
  if (status === null || (status.resultCode ?? 0) !== 0) return { found: 'nothing' };
  const { originalTrace } = status;
  const fits =
    about.kind === 'payment'
      ? originalTrace === null
      : originalTrace === null || originalTrace === about.original.STAN;
  const outcome = approvedOutcome(about, status);
  return fits && outcome.outcome === 'success' ? { found: 'own', outcome } : { found: 'other' };
}
