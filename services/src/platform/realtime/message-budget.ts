import type { Clock } from '../clock/index.js';
import type { Actor } from '../cqrs/commands/index.js';
import { TokenBucket } from '../http/admission/index.js';
import { boundedCache } from '../stores/bounded-cache.js';

/** Many messages arrive at once, e.g. the candidates of several streams. */
const RULE = { burst: 200, perSecond: 50 };
/** A client that sends on after so many refusals is no longer read. */
const REFUSALS = { burst: 200, perSecond: 10 };

/** How many messages may still be sent. */
export class MessageBudget {
  readonly #bucket: TokenBucket;
  readonly #refusals: TokenBucket;
  #isExhausted = false;

  constructor(private readonly clock: Clock) {
    this.#bucket = new TokenBucket(RULE.burst, clock.elapsed());
    this.#refusals = new TokenBucket(REFUSALS.burst, clock.elapsed());
  }

  /** Takes one message off the budget; false where none is left. */
  spend(): boolean {
    const now = this.clock.elapsed();
    const isLeft = this.#bucket.take(RULE, now);
    this.#isExhausted = !isLeft && !this.#refusals.take(REFUSALS, now);
    return isLeft;
  }

  /** When one more may be sent, in whole seconds. */
  get againInS(): number {
    return this.#bucket.againInS(RULE);
  }

  /** True if the last message was refused, and so many others that the client floods. */
  get exhausted(): boolean {
    return this.#isExhausted;
  }
}

/** The number of visitors' budgets that are kept at a time. */
const KEPT = 50_000;

/**
 * Budgets of messages. A visitor or guest has one for all connections: anybody may become one, and
 * open as many as they like. Anyone who is signed in has one for each.
 */
export class MessageBudgets {
  readonly #ofVisitors = boundedCache<MessageBudget>(KEPT);

  constructor(private readonly clock: Clock) {}

  of({ type, id }: Actor): MessageBudget {
    if (type !== 'visitor' && type !== 'guest') return new MessageBudget(this.clock);
    const budget = this.#ofVisitors.get(id) ?? new MessageBudget(this.clock);
    this.#ofVisitors.set(id, budget);
    return budget;
  }
}
