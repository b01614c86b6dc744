import type { RejectionCode } from '@foyer/contracts/rejections';

import { Rejected } from '#platform/cqrs';
import type { Attempt, AttemptBudget } from '../ports/attempt-budget.js';

export interface Guess {
  readonly target: string;
  readonly address: string;
  /** The code with which the check reports a wrong guess. Other codes do not count as a guess. */
  readonly wrong: RejectionCode;
  /**
   * Pays for looks that came to no answer, where one of several secrets may have been looked at all
   * the same: while it lasts, the guess costs nothing else. Without it such a look costs nothing.
   */
  readonly unanswered?: AttemptBudget;
}

/**
 * Pays for a guess before the check of the secret, so that simultaneous guesses do not share one
 * check. A right guess is given back. A check without an answer is given back too: a fault of ours
 * or of a provider is no guess of a person.
 * @throws Rejected TOO_MANY_REQUESTS, or what the look throws
 */
export async function guess<T>(
  budget: AttemptBudget,
  { target, address, wrong, unanswered }: Guess,
  look: () => Promise<T>,
): Promise<T> {
  const attempt = await budget.spend(target, address);
  let found: T;
  try {
    found = await look();
  } catch (error) {
    const isWrong = error instanceof Rejected && error.code === wrong;
    if (!isWrong && (await isPaidElsewhere(unanswered, target, address))) await quietly(attempt);
    throw error;
  }
  await attempt.wasRight();
  return found;
}

async function isPaidElsewhere(
  budget: AttemptBudget | undefined,
  target: string,
  address: string,
): Promise<boolean> {
  if (budget === undefined) return true;
  return budget.spend(target, address).then(
    () => true,
    () => false,
  );
}

/**
 * Gives an attempt back. A fault of the budget is ignored, so that the fault of the check is
 * reported.
 */
async function quietly(attempt: Attempt): Promise<void> {
  await attempt.giveBack().catch(() => undefined);
}
