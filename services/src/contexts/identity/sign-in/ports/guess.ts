import type { RejectionCode } from '@foyer/contracts/rejections';

import { Rejected } from '../../../../platform/eventing/commands/index.js';
import type { Attempt, RateLimiter } from './rate-limiter.js';

export interface Guess {
  readonly target: string;
  readonly address: string;
  /** The code by which the look says that the guess was wrong. Nothing else was one. */
  readonly wrong: RejectionCode;
  /**
   * Pays for looks that came to no answer, where one of several secrets may have been looked at all the same: while it lasts, the
   * guess costs nothing else. Without it such a look costs nothing.
   */
  readonly unanswered?: RateLimiter;
}

/**
 * Pays for a guess before the look at the secret, as guesses at the same time must not share one look. What was right is given
 * back, and so is what came to no answer: a fault of ours or of a provider is no guess of a person.
 * @throws Rejected TOO_MANY_REQUESTS, or what the look throws
 */
export async function guess<T>(
  budget: RateLimiter,
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
  budget: RateLimiter | undefined,
  target: string,
  address: string,
): Promise<boolean> {
  if (budget === undefined) return true;
  return budget.spend(target, address).then(
    () => true,
    () => false,
  );
}

/** The fault that is told is the one of the look, also where the budget has one of its own. */
async function quietly(attempt: Attempt): Promise<void> {
  await attempt.giveBack().catch(() => undefined);
}
