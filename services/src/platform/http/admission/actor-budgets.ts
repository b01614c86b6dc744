import { Injectable } from '@nestjs/common';

import { Clock } from '../../clock/index.js';
import { Rejected, type Actor } from '../../cqrs/commands/index.js';
import { Budget, type WindowRule } from './budget.js';
import { TokenBucket, type BucketRule } from './token-bucket.js';

/** The limit of one sender: within a time, or at once and in the long run. */
export type BudgetRule = WindowRule | BucketRule;

/** The number of buckets of one rule that are kept before the full ones are forgotten. */
const KEPT = 2_000;

/**
 * The budgets of each sender, over all its connections. Each declared rule is one budget: what is
 * declared with the same rule shares it.
 */
@Injectable()
export class ActorBudgets {
  readonly #windows = new Map<WindowRule, Budget>();
  readonly #buckets = new Map<BucketRule, Map<string, TokenBucket>>();

  constructor(private readonly clock: Clock) {}

  /**
   * Spends of a sender's budget.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds, where nothing is left.
   */
  async spend({ id }: Pick<Actor, 'id'>, rule: BudgetRule, points = 1): Promise<void> {
    if ('burst' in rule) this.#take(id, rule);
    else await this.#window(rule).spend(id, points);
  }

  #window(rule: WindowRule): Budget {
    const known = this.#windows.get(rule) ?? new Budget(rule);
    this.#windows.set(rule, known);
    return known;
  }

  #take(id: string, rule: BucketRule): void {
    const now = this.clock.elapsed();
    const buckets = this.#buckets.get(rule) ?? new Map<string, TokenBucket>();
    this.#buckets.set(rule, buckets);
    const bucket = buckets.get(id) ?? new TokenBucket(rule.burst, now);
    buckets.set(id, bucket);
    if (!bucket.take(rule, now)) {
      throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: bucket.againInS(rule).toString() });
    }
    if (buckets.size <= KEPT) return;
    for (const [key, other] of buckets) if (other.isFull(rule, now)) buckets.delete(key);
  }
}
