import type { Clock } from '../clock/index.js';
import type { Actor } from '../cqrs/commands/index.js';
import { boundedCache } from '../stores/bounded-cache.js';

/** The limit of messages that arrive at once, e.g. the candidates of several streams. */
const BURST = 200;
/** The permanent limit of messages a second. */
const PER_SECOND = 50;
/** A client that continues after this number of errors in a row is no longer read. */
const FAILURES_MAX = 500;

/** How many messages may still be sent. */
export class MessageBudget {
  #left = BURST;
  #filledAt: number;
  #failures = 0;

  constructor(private readonly clock: Clock) {
    this.#filledAt = clock.elapsed();
  }

  /** Takes one message off the budget; false where none is left. */
  spend(): boolean {
    const now = this.clock.elapsed();
    this.#left = Math.min(BURST, this.#left + ((now - this.#filledAt) / 1000) * PER_SECOND);
    this.#filledAt = now;
    if (this.#left < 1) {
      this.#failures += 1;
      return false;
    }
    this.#left -= 1;
    this.#failures = 0;
    return true;
  }

  /** When one more may be sent, in whole seconds. */
  get againInS(): number {
    return Math.max(1, Math.ceil((1 - this.#left) / PER_SECOND));
  }

  /** True if the client does not stop flooding. */
  get exhausted(): boolean {
    return this.#failures > FAILURES_MAX;
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
