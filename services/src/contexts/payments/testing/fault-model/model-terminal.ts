import type { FinalOutcome, PaymentResult, RequestKind } from '@foyer/contracts/payments';

import type { Treatment } from './plan.js';

/** A deed that a terminal has really done. */
export interface Deed {
  readonly transactionId: string;
  readonly kind: RequestKind;
  readonly amount: number;
  readonly circuit: string;
}

export interface ModelAnswer {
  readonly outcome: FinalOutcome;
  readonly result: PaymentResult | null;
  readonly circuit: string | null;
}

/**
 * A terminal: it does what it is asked as often as it is asked, and remembers the last thing only.
 */
export class ModelTerminal {
  readonly deeds: Deed[] = [];
  #last: { readonly requestId: string; readonly answer: ModelAnswer } | undefined;
  #number = 0;

  /** Returns its immediate answer, and its later report. Undefined if none comes. */
  request(
    requestId: string,
    deed: Deed,
    { does, answer, forgets }: Treatment,
  ): { readonly now: ModelAnswer | undefined; readonly later: ModelAnswer | undefined } {
    this.#number += 1;
    const isDone = does || answer === 'contradicted';
    if (isDone) this.deeds.push(deed);
    const STAN = String(this.#number).padStart(6, '0');
    const result = { STAN, TerminalID: '1', TimeStamp: '2026-03-02T09:00:00' };
    const truth: ModelAnswer = isDone
      ? { outcome: 'success', result, circuit: deed.circuit }
      : { outcome: 'failed', result: null, circuit: null };
    this.#last = forgets ? undefined : { requestId, answer: truth };
    switch (answer) {
      case 'prompt':
        return { now: truth, later: undefined };
      case 'lost':
        return { now: undefined, later: undefined };
      case 'late':
        return { now: undefined, later: truth };
      case 'twice':
        return { now: truth, later: truth };
      case 'contradicted':
        return { now: { outcome: 'failed', result: null, circuit: null }, later: truth };
    }
  }

  /** RepeatLastMessage, RepeatReceipt: how the last request ended, where it is still known. */
  repeatLast(requestId: string): ModelAnswer | undefined {
    return this.#last?.requestId === requestId ? this.#last.answer : undefined;
  }
}
