import type { Inquiry, OpenTransaction } from '../payment-terminal.js';
import type { StatusInformation } from './status-information.js';
import { approvedOutcome, closureOutcome, codeOf, isBusy, type Ending } from './zvt-outcome.js';

/** The baseline of a terminal that has no transaction yet. */
export const NO_TRANSACTION = 'none';

/** By what a terminal's last transaction, or its last closure, is told from the next one. */
export function baselineOf(status: StatusInformation | null): string {
  const { reference = null, totals = null } = status ?? {};
  if (totals === null) return reference?.STAN ?? NO_TRANSACTION;
  const counted = totals.map(
    ({ cardCircuit, number, amount }) => `${cardCircuit} ${number}x${amount}`,
  );
  return ['closed', ...counted].join(' ');
}

/**
 * What the repeated receipt says of a transaction. ZVT has no ids of requests: whatever is newer than the last
 * transaction before ours, and fits, is ours, since one terminal stands beside one kiosk.
 */
export function inquiryAnswer(about: OpenTransaction, ending: Ending): Inquiry {
  const { completed, code, status } = ending;
  if (!completed && isBusy(code)) return { found: 'later', code: codeOf(code) };
  if (about.baseline === null) return { found: 'other' };
  const trace = baselineOf(status);
  if (!completed && trace === NO_TRANSACTION) {
    // It once had a transaction to repeat, so that this is an error of the moment; or nothing can be said.
    const once = about.baseline !== NO_TRANSACTION;
    return once ? { found: 'later', code: codeOf(code) } : { found: 'other' };
  }
  if (about.kind === 'closure') return closureAnswer(about.baseline, ending);
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

/**
 * A terminal that repeats other totals than before has closed its day since. One that repeats a payment may not repeat
 * closures at all, and the same totals may be of the closure before: a person finds out.
 */
function closureAnswer(baseline: string, ending: Ending): Inquiry {
  const outcome = closureOutcome(ending);
  return outcome.outcome === 'success' && baselineOf(ending.status) !== baseline
    ? { found: 'own', outcome }
    : { found: 'other' };
}
