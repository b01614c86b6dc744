import { Injectable } from '@nestjs/common';

import { Clock } from '../clock/index.js';
import { Rejected, type Actor } from '../cqrs/commands/index.js';

/** The message rate of one sender: a burst at once, and a permanent limit per second. */
export interface MessageRate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Budget {
  left: number;
  filledAt: number;
  /** From then on it is full, and nothing has to be kept of it. */
  fullAt: number;
}

/** The number of budgets that are kept before the full ones are forgotten. */
const KEPT = 2_000;

/** The remaining message budget of each sender, over all its connections. */
@Injectable()
export class ActorBudgets {
  readonly #budgets = new Map<string, Budget>();

  constructor(private readonly clock: Clock) {}

  /**
   * Takes one message off a sender's budget.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds, where none is left.
   */
  spend({ id }: Actor, name: string, { burst, perSecond }: MessageRate): void {
    const now = this.clock.elapsed();
    const key = `${name} ${id}`;
    const known = this.#budgets.get(key);
    const refilled = known ? known.left + ((now - known.filledAt) / 1000) * perSecond : burst;
    const left = Math.min(burst, refilled) - 1;
    if (left < 0) {
      const retryAfter = Math.max(1, Math.ceil(-left / perSecond)).toString();
      throw new Rejected('TOO_MANY_REQUESTS', { retryAfter });
    }
    const fullAt = now + ((burst - left) / perSecond) * 1000;
    this.#budgets.set(key, { left, filledAt: now, fullAt });
    if (this.#budgets.size > KEPT) this.#forgetFull(now);
  }

  #forgetFull(now: number): void {
    for (const [key, { fullAt }] of this.#budgets) if (fullAt <= now) this.#budgets.delete(key);
  }
}
