import type { Inquiry, OpenTransaction } from '../payment-terminal.js';
import type { StatusInformation } from './status-information.js';
import {
  approvedOutcome,
  closureOutcome,
  codeOf,
  isBusy,
  isDoubtful,
  type Ending,
} from './zvt-outcome.js';

/** The baseline of a terminal that has no transaction yet. */
export const NO_TRANSACTION = 'none';
/**
 * The baseline of a terminal that says nothing of its last transaction: nothing compares with it.
 */
export const UNTOLD = 'untold';
/** Reasons of an abort that mean that there is nothing to repeat. */
const NOTHING_STORED = new Set([0x64, 0x83]);

/**
 * Returns the mark that distinguishes a terminal's last transaction, or its last closure, from
 * the next one.
 */
export function baselineOf({ completed, code, status }: Omit<Ending, 'approved'>): string {
  if (status === null) return !completed && NOTHING_STORED.has(code) ? NO_TRANSACTION : UNTOLD;
  const { reference, totals } = status;
  if (totals === null) return reference?.STAN ?? NO_TRANSACTION;
  const counted = totals.map(
    ({ cardCircuit, number, amount }) => `${cardCircuit} ${number}x${amount}`,
  );
  return ['closed', ...counted].join(' ');
}

/**
 * Reads of a repeated receipt how a transaction ended. ZVT has no ids of requests: a transaction
 * that is newer than the one before ours, and fits, is ours. Silence answers nothing.
 */
export function inquiryAnswer(about: OpenTransaction, ending: Ending): Inquiry {
  const { completed, code, status } = ending;
  if (!completed && isBusy(code)) return { found: 'later', code: codeOf(code) };
  if (about.baseline === null) return { found: 'other' };
  if (status === null) {
    // Any other abort than that it has nothing to repeat is an error of the moment.
    const isSilent = completed || NOTHING_STORED.has(code);
    return isSilent ? { found: 'silent' } : { found: 'later', code: codeOf(code) };
  }
  if (about.kind === 'closure') return closureAnswer(about.baseline, ending);
  return cardAnswer({ ...about, baseline: about.baseline }, status);
}

type CardTransaction = Exclude<OpenTransaction, { kind: 'closure' }> & { baseline: string };

function cardAnswer(about: CardTransaction, status: StatusInformation): Inquiry {
  const { resultCode, reference, total } = status;
  if (resultCode === undefined) return { found: 'silent' };
  if (isDoubtful(resultCode)) {
    return { found: 'own', outcome: { outcome: 'unknown', code: 'TIMED_OUT' } };
  }
  const isOurs = reference !== null && reference.STAN === about.approved;
  if (about.baseline === UNTOLD && !isOurs) return { found: 'other' };
  if (reference !== null && reference.STAN === about.baseline) return { found: 'nothing' };
  if (resultCode !== 0) {
    const isOfOther = total !== null && total.amount !== about.amount;
    return { found: isOfOther ? 'other' : 'nothing' };
  }
  const outcome = approvedOutcome(about, status);
  const fits = isOfKind(about, status) && outcome.outcome === 'success';
  return fits ? { found: 'own', outcome } : { found: 'other' };
}

/** A payment names no other transaction; a reversal names the payment that it gave back, if any. */
function isOfKind(about: CardTransaction, { originalTrace }: StatusInformation): boolean {
  if (originalTrace === null) return true;
  return about.kind === 'reversal' && originalTrace === about.original.STAN;
}

/**
 * A terminal that repeats other totals than before has closed its day since. One that repeats a
 * payment may not repeat closures at all, and the same totals may be of the closure before: a
 * person finds out.
 */
function closureAnswer(baseline: string, ending: Ending): Inquiry {
  const outcome = closureOutcome(ending);
  return outcome.outcome === 'success' && baselineOf(ending) !== baseline
    ? { found: 'own', outcome }
    : { found: 'other' };
}
