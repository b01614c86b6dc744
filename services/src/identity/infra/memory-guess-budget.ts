import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { Rejected } from '../../platform/commands/index.js';
import type { Guess, GuessBudget } from '../ports/guess-budget.js';
import { ACQUAINTANCE_MS, type Allowance, type GuessBudgetLimits } from './guess-limits.js';
import { addressKey } from './address-key.js';

/** How many addresses that were right once are remembered, and for how long. */
const ACQUAINTANCES = { max: 50_000, ttl: ACQUAINTANCE_MS } as const;

/**
 * Counts guesses in the memory of this process.
 *
 * An address that was right before has a budget of its own for that target: whoever uses up the common one from outside
 * does not lock out those who come every day. A window ends by itself; nobody is locked out for ever.
 */
export class MemoryGuessBudget implements GuessBudget {
  readonly #perTarget: RateLimiterMemory;
  readonly #perAcquaintance: RateLimiterMemory;
  readonly #perAddress: RateLimiterMemory;
  readonly #acquaintances = new LRUCache<string, true>(ACQUAINTANCES);

  constructor({ perTarget, perAddress }: GuessBudgetLimits) {
    this.#perTarget = limiter(perTarget);
    this.#perAcquaintance = limiter(perTarget);
    this.#perAddress = limiter(perAddress);
  }

  async spend(target: string, address: string): Promise<Guess> {
    const from = addressKey(address);
    const at = digest(target);
    const pair = `${at}|${from}`;
    const [limit, key] = this.#acquaintances.has(pair)
      ? [this.#perAcquaintance, pair]
      : [this.#perTarget, at];
    await pay(this.#perAddress, from);
    await pay(limit, key);
    return {
      wasRight: async () => {
        this.#acquaintances.set(pair, true);
        await Promise.all([limit.reward(key, 1), this.#perAddress.reward(from, 1)]);
      },
    };
  }
}

function limiter({ guesses, seconds }: Allowance): RateLimiterMemory {
  return new RateLimiterMemory({ points: guesses, duration: seconds });
}

async function pay(limit: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limit.consume(key, 1);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new Rejected('TOO_MANY_REQUESTS', { retryAfter: retryAfter.toString() });
  }
}

function digest(target: string): string {
  return createHash('sha256').update(target, 'utf8').digest('base64url');
}
