import { maskCardNumbers, maskedCardNumber } from '@foyer/contracts/payments';

import type { Money } from '../money.js';
import type { CardOutcome, ClosureOutcome, OutcomeCode } from '../payment-terminal.js';
import type { CardServiceResponse } from './card-service.js';
import type { ServiceResponse } from './service.js';

/** Words of a terminal after which no money moved. */
const CERTAIN: Readonly<Record<string, OutcomeCode>> = {
  Failure: 'DECLINED',
  UnknownCard: 'DECLINED',
  Aborted: 'ABORTED',
  Busy: 'TERMINAL_BUSY',
  DeviceUnavailable: 'TERMINAL_ERROR',
  LoggedOut: 'TERMINAL_ERROR',
  Loggedout: 'TERMINAL_ERROR',
  FormatError: 'REQUEST_NOT_UNDERSTOOD',
  ParsingError: 'REQUEST_NOT_UNDERSTOOD',
  ValidationError: 'REQUEST_NOT_UNDERSTOOD',
  MissingMandatoryData: 'REQUEST_NOT_UNDERSTOOD',
};

/**
 * Words after which only an inquiry can say: time and connections to the acquirer end without an
 * answer.
 */
const doubt = (overallResult: string): OutcomeCode =>
  overallResult === 'TimedOut' ? 'TIMED_OUT' : 'ANSWER_NOT_UNDERSTOOD';

/** Returns the outcome of a card response for the requested amount. */
export function cardOutcome(asked: Money, response: CardServiceResponse): CardOutcome {
  const { overallResult, reference, total, cardPan, cardCircuit, errorText } = response;
  const code = CERTAIN[overallResult];
  if (code !== undefined) {
    return {
      outcome: 'failure',
      code,
      text: errorText === null ? null : maskCardNumbers(errorText),
    };
  }
  if (overallResult !== 'Success') return { outcome: 'unknown', code: doubt(overallResult) };
  if (reference === null) return { outcome: 'unknown', code: 'ANSWER_NOT_UNDERSTOOD' };
  if (total !== null && !equal(total, asked)) return { outcome: 'unknown', code: 'AMOUNT_DIFFERS' };
  return {
    outcome: 'success',
    amount: asked.amount,
    currency: asked.currency,
    reference,
    cardNumber: cardPan === null ? null : maskedCardNumber(cardPan),
    cardCircuit,
  };
}

const equal = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;

/** Returns the outcome of the response to a closure. */
export function closureOutcome({ overallResult, totals }: ServiceResponse): ClosureOutcome {
  const code = CERTAIN[overallResult];
  if (code !== undefined) return { outcome: 'failure', code, text: null };
  if (overallResult !== 'Success') return { outcome: 'unknown', code: doubt(overallResult) };
  if (totals === null) return { outcome: 'unknown', code: 'ANSWER_NOT_UNDERSTOOD' };
  return { outcome: 'success', totals };
}
