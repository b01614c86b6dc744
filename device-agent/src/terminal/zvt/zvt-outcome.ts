import { maskedCardNumber } from '@foyer/contracts/payments';

import type { Money } from '../money.js';
import type { CardOutcome, ClosureOutcome, OutcomeCode } from '../payment-terminal.js';
import type { StatusInformation } from './status-information.js';

/** How a command ended: by a completion, or by an abort with its reason. */
export interface Ending {
  readonly completed: boolean;
  /** The reason of an abort. */
  readonly code: number;
  readonly status: StatusInformation | null;
  /** True once a status said success, also where another one came after it. */
  readonly approved: boolean;
}

const CODES: Readonly<Record<number, OutcomeCode>> = {
  0x6c: 'ABORTED',
  0x9c: 'TERMINAL_BUSY',
  0xa0: 'TERMINAL_BUSY',
  0x83: 'REQUEST_NOT_UNDERSTOOD',
  0x9a: 'REQUEST_NOT_UNDERSTOOD',
  0xb4: 'ALREADY_REVERSED',
};
/** The line between the terminal and its acquirer broke: only an inquiry can say. */
const DOUBTFUL = new Set([0x7d, 0x9b, 0xa1, 0xa3]);
const LAST_OF_AUTHORISATION = 0x63;

/** Returns the meaning of a result code that is not 0. */
export function codeOf(result: number): OutcomeCode {
  return CODES[result] ?? (result <= LAST_OF_AUTHORISATION ? 'DECLINED' : 'TERMINAL_ERROR');
}
export const isUnsupported = (result: number): boolean => result === 0x83;
/** Tells results of which only the acquirer knows the end. */
export const isDoubtful = (result: number): boolean => DOUBTFUL.has(result);
export const isBusy = (result: number): boolean => codeOf(result) === 'TERMINAL_BUSY';

/** Returns the outcome of an ended authorization or reversal for the requested amount. */
export function cardOutcome(asked: Money, ending: Ending): CardOutcome {
  const { completed, code, status, approved } = ending;
  const result = completed ? status?.resultCode : code;
  // Ended without a word, or approved and then aborted: the terminal has to say it once more.
  if (result === undefined) return { outcome: 'unknown', code: 'ANSWER_NOT_UNDERSTOOD' };
  if (isDoubtful(result)) return { outcome: 'unknown', code: 'TIMED_OUT' };
  if (result !== 0 && !approved) return { outcome: 'failure', code: codeOf(result), text: null };
  if (result !== 0 || !completed || status === null) {
    return { outcome: 'unknown', code: 'ANSWER_NOT_UNDERSTOOD' };
  }
  return approvedOutcome(asked, status);
}

/** Returns the outcome of a successful status for the requested amount. */
export function approvedOutcome(asked: Money, status: StatusInformation): CardOutcome {
  const { reference, total, cardPan, cardCircuit } = status;
  if (reference === null) return { outcome: 'unknown', code: 'ANSWER_NOT_UNDERSTOOD' };
  if (total?.amount !== asked.amount || total.currency !== asked.currency) {
    return { outcome: 'unknown', code: 'AMOUNT_DIFFERS' };
  }
  return {
    outcome: 'success',
    ...total,
    reference,
    cardNumber: cardPan === null ? null : maskedCardNumber(cardPan),
    cardCircuit,
  };
}

export function closureOutcome({ completed, code, status }: Ending): ClosureOutcome {
  const result = completed ? (status?.resultCode ?? 0) : code;
  if (DOUBTFUL.has(result)) return { outcome: 'unknown', code: 'TIMED_OUT' };
  if (result !== 0) return { outcome: 'failure', code: codeOf(result), text: null };
  const totals = status?.totals ?? null;
  if (!completed || totals === null) return { outcome: 'unknown', code: 'ANSWER_NOT_UNDERSTOOD' };
  return { outcome: 'success', totals };
}
